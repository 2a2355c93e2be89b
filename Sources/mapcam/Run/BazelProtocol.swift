/// What Bazel tells a test by its environment, as any runner of tests may.
///
/// Source: “Test encyclopedia” of Bazel's documentation, the sections on sharding, filtering and XML.
enum BazelProtocol {
  /// Adds what the environment says to what the call says; the call has the last word.
  static func apply(to options: inout RunOptions) throws(Arguments.Misuse) {
    if options.selection.shard == nil,
      let total = Platform.environment("TEST_TOTAL_SHARDS"),
      let index = Platform.environment("TEST_SHARD_INDEX")
    {
      // Bazel counts from 0.
      guard let number = UInt32(index), let shard = try? Shard("\(Int(number) + 1)/\(total)") else {
        throw Arguments.Misuse(
          "TEST_SHARD_INDEX “\(index)” is to be a number from 0 on, below TEST_TOTAL_SHARDS “\(total)”"
        )
      }
      options.selection.shard = shard
      // Whoever touches this file says that it knows of shards.
      if let status = Platform.environment("TEST_SHARD_STATUS_FILE") {
        try? Files.write("", to: status, replacing: true)
      }
    }
    if options.selection.filters.isEmpty,
      let filter = Platform.environment("TESTBRIDGE_TEST_ONLY")
    {
      guard let expression = try? TitleFilter(filter) else {
        throw Arguments.Misuse("TESTBRIDGE_TEST_ONLY “\(filter)” is no regular expression")
      }
      options.selection.filters = [expression]
    }
    if let path = Platform.environment("XML_OUTPUT_FILE"),
      let wish = ReportFiles.Wish("junit=\(path)")
    {
      options.reports.append(wish)
    }
  }
}
