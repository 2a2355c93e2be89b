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
  /// Does what has the numbers in `order`, each once, some at a time; calls `use` with the results of
  /// 0, 1 … on this thread. When `use` gives false no more is begun. When `isStopped` gives true what is
  /// done already is used, and no more.
  ///
  /// Each thread gets its own worker. The first moment this thread works alone: most runs are over
  /// before another one could help.
  static func run<Result: Sendable>(
    _ order: [Int], atATime size: Int, threads: Int,
    worker: @escaping @Sendable () -> (Int) -> Result, isStopped: () -> Bool,
    use: (Int, Result) -> Bool
  ) {
    if order.count == 1 {
      if !isStopped() { _ = use(0, worker()(0)) }
      return
    }
    let board = Board<Result>(order: order, batch: size)
    let start = Platform.seconds
    let work = worker()
    var helpers: [WorkerThread] = []
    for number in order.indices {
      while !board.isThere(number), !isStopped(), board.doSome(work) {
        if helpers.isEmpty, threads > 1, Platform.seconds - start > Self.moment {
          helpers = (1..<threads).compactMap { _ in
            WorkerThread {
              let work = worker()
              while board.doSome(work) {}
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

  /// In seconds.
  private static var moment: Double { 0.002 }

  /// What the threads share; all of it is used under the lock.
  private final class Board<Result: Sendable>: @unchecked Sendable {
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
    private let order: [Int]
    private let batch: Int
    private var next = 0
    private var results: [Result?]

    init(order: [Int], batch: Int) {
      pthread_mutex_init(lock, nil)
      pthread_cond_init(arrived, nil)
      self.order = order
      self.batch = batch
      results = [Result?](repeating: nil, count: order.count)
    }

    deinit {
      pthread_mutex_destroy(lock)
      pthread_cond_destroy(arrived)
      lock.deallocate()
      arrived.deallocate()
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
      pthread_mutex_lock(lock)
      defer { pthread_mutex_unlock(lock) }
      return body()
    }

    /// Does some of what is still to be done; false when there is nothing left.
    func doSome(_ work: (Int) -> Result) -> Bool {
      let numbers = locked {
        let start = next
        next = min(order.count, next + batch)
        return order[start..<next]
      }
      if numbers.isEmpty { return false }
      let done = numbers.map(work)
      locked {
        for (number, result) in zip(numbers, done) { results[number] = result }
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
            return result
          }
          pthread_cond_wait(arrived, lock)
        }
      }
    }

    /// Nothing more is begun.
    func stop() { locked { next = order.count } }
  }
}
