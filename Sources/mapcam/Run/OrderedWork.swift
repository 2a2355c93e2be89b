#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Does a number of things on several threads, and hands their results on in the order of their
/// numbers.
///
/// The results are the same whatever the number of threads and the order in which the things are done.
enum OrderedWork {
  /// Does what has the numbers 0, 1 … `count` - 1, in another order where one is given and up to `batch` at
  /// a time, fewer when one takes long;
  /// calls `use` with the results in the order of the numbers, on this thread. When `use` gives false no
  /// more is begun. When `isStopped` gives true what is done already is used, and no more.
  ///
  /// Each thread gets its own worker. At first this thread works alone: most runs are over before another
  /// one could help.
  ///
  /// `size` says how many bytes a result holds, so that not too much of them piles up.
  static func run<Result: Sendable>(
    _ count: Int, order: [Int32]? = nil, atATime batch: Int, threads: Int,
    size: @escaping @Sendable (Result) -> Int = { _ in 0 },
    worker: @escaping @Sendable () -> (Int) -> Result, isStopped: () -> Bool,
    use: (Int, Result) -> Bool
  ) {
    if count == 1 {
      if !isStopped() { _ = use(0, worker()(0)) }
      return
    }
    let board = Board<Result>(count: count, order: order, batch: batch, size: size)
    let start = Platform.seconds
    let work = worker()
    var helpers: [WorkerThread] = []
    for number in 0..<count {
      while !board.isThere(number), !isStopped(), board.doSome(work) {
        if helpers.isEmpty, threads > 1, isWorthwhile(start, done: number, of: count) {
          helpers = (1..<threads).compactMap { _ in
            WorkerThread {
              let work = worker()
              while board.doSome(work, mayWait: true) {}
            }
          }
        }
      }
      if isStopped(), !board.isThere(number) { break }
      guard use(number, board.result(number)) else { break }
    }
    board.stop()
    for helper in helpers { helper.join() }
  }

  /// Whether what is still to be done takes so long that other threads, each with memory of its own, are
  /// worth it: a person does not see what is over in a moment.
  private static func isWorthwhile(_ start: Double, done: Int, of count: Int) -> Bool {
    let elapsed = Platform.seconds - start
    return elapsed > moment && elapsed * Double(count - done) > moment * 2 * Double(done)
  }

  /// In seconds.
  private static var moment: Double { 0.05 }

  /// What the threads share; all of it is used under the lock.
  private final class Board<Result: Sendable>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let count: Int
    private let order: [Int32]?
    private let largestBatch: Int
    /// So many are done before anything else is looked at.
    private var batch = 1
    /// Signalled when a result has been used.
    private let isUsed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private var next = 0
    private var used = 0
    private var results: [Result?]
    private let size: @Sendable (Result) -> Int
    /// The bytes of the results that wait to be used.
    private var waiting = 0

    init(count: Int, order: [Int32]?, batch: Int, size: @escaping @Sendable (Result) -> Int) {
      pthread_mutex_init(lock, nil)
      pthread_cond_init(arrived, nil)
      pthread_cond_init(isUsed, nil)
      self.count = count
      self.order = order
      largestBatch = batch
      self.size = size
      results = [Result?](repeating: nil, count: count)
    }

    deinit {
      pthread_mutex_destroy(lock)
      pthread_cond_destroy(arrived)
      pthread_cond_destroy(isUsed)
      lock.deallocate()
      arrived.deallocate()
      isUsed.deallocate()
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return body()
    }

    /// So far a helper goes ahead of what has been used, so that results don't pile up.
    private static var mostAhead: Int { 512 }
    private static var mostWaiting: Int { 32 << 20 }
    /// What takes longer, in seconds, is done one by one, so that its results can be used at once.
    private static var moment: Double { 0.01 }

    /// Does some of what is still to be done; false when there is nothing left.
    func doSome(_ work: (Int) -> Result, mayWait: Bool = false) -> Bool {
      let numbers = locked {
        // In another order the next result to be used may come last.
        while mayWait, order == nil, next < count,
          next - used > Self.mostAhead || waiting > Self.mostWaiting
        {
          pthread_cond_wait(isUsed, lock)
        }
        let start = next
        next = min(count, next + batch)
        return (start..<next).map { number in order.map { Int($0[number]) } ?? number }
      }
      if numbers.isEmpty { return false }
      let start = Platform.seconds
      let done = numbers.map(work)
      let isQuick = Platform.seconds - start < Self.moment
      locked {
        batch = isQuick ? min(largestBatch, batch * 2) : 1
        for (number, result) in zip(numbers, done) {
          results[number] = result
          waiting += size(result)
        }
        pthread_cond_signal(arrived)
      }
      return true
    }

    func isThere(_ number: Int) -> Bool { locked { results[number] != nil } }

    /// Waits for a result, and hands it over.
    func result(_ number: Int) -> Result {
      locked {
        while true {
          if let result = results[number] {
            results[number] = nil
            used = number + 1
            waiting -= size(result)
            pthread_cond_signal(isUsed)
            return result
          }
          pthread_cond_wait(arrived, lock)
        }
      }
    }

    /// Nothing more is begun.
    func stop() {
      locked {
        next = count
        pthread_cond_broadcast(isUsed)
      }
    }
  }
}
