// swift-tools-version: 6.2

import PackageDescription

/// Every target is held to the same rules: strict concurrency (Swift 6 mode) and no warnings.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "mapcam",
  products: [
    .executable(name: "mapcam", targets: ["mapcam"]),
    .library(name: "MapCamera", targets: ["MapCamera"]),
  ],
  targets: [
    // The core: the standard library only, so that it also compiles as Embedded Swift.
    .target(name: "MapCamera", swiftSettings: strict),
    .target(name: "Gazetteer", dependencies: ["MapCamera"], swiftSettings: strict),
    .target(
      name: "ScenarioLanguage", dependencies: ["MapCamera", "Gazetteer"], swiftSettings: strict),
    .target(
      name: "ScenarioRunner", dependencies: ["MapCamera", "ScenarioLanguage"],
      swiftSettings: strict),

    // The edge: rendering, files, the terminal.
    .systemLibrary(name: "CExpat"),
    .target(name: "RouteFiles", dependencies: ["MapCamera", "CExpat"], swiftSettings: strict),
    .target(
      name: "Reports", dependencies: ["ScenarioLanguage", "ScenarioRunner"], swiftSettings: strict),
    .executableTarget(
      name: "mapcam",
      dependencies: ["MapCamera", "Gazetteer", "ScenarioLanguage", "ScenarioRunner", "Reports"],
      swiftSettings: strict),

    // Tools of the project itself.
    .executableTarget(
      name: "CityTable", dependencies: ["Gazetteer"], exclude: ["cities.tsv"],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["MapCamera", "Gazetteer", "ScenarioLanguage", "ScenarioRunner"],
      swiftSettings: strict),

    .testTarget(
      name: "MapCameraTests", dependencies: ["MapCamera"], resources: [.copy("Conformance")],
      swiftSettings: strict),
    .testTarget(name: "GazetteerTests", dependencies: ["Gazetteer"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioLanguageTests", dependencies: ["ScenarioLanguage"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioRunnerTests", dependencies: ["ScenarioRunner"], swiftSettings: strict),
    .testTarget(
      name: "RouteFilesTests", dependencies: ["MapCamera", "RouteFiles"], swiftSettings: strict),
    .testTarget(name: "ReportsTests", dependencies: ["Reports"], swiftSettings: strict),
    .testTarget(name: "mapcamTests", dependencies: ["mapcam"], swiftSettings: strict),
  ]
)
