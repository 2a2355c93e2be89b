// swift-tools-version: 6.2

import PackageDescription

/// Every target is held to the same rules: strict concurrency (Swift 6 mode) and no warnings.
let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// A release build on Linux needs no shared library, which would take longer to load than most runs.
let startsAtOnce: [LinkerSetting] = [
  .unsafeFlags(
    ["-static-executable", "-use-ld=lld"], .when(platforms: [.linux], configuration: .release))
]

/// What libedit is built on, which a static link must name. The C library comes before libbsd, which has
/// functions of the same names.
let editlineNeeds: [LinkerSetting] = ["tinfo", "c", "bsd", "md"].map {
  .linkedLibrary($0, .when(platforms: [.linux], configuration: .release))
}

let package = Package(
  name: "mapcam",
  products: [
    .executable(name: "mapcam", targets: ["mapcam"]),
    .executable(name: "benchmarks", targets: ["Benchmarks"]),
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
    .systemLibrary(name: "CJansson"),
    .systemLibrary(name: "CEditline"),
    .target(
      name: "LineEditor", dependencies: ["CEditline"], swiftSettings: strict,
      linkerSettings: editlineNeeds),
    .target(
      name: "JSONText", dependencies: ["CJansson"], swiftSettings: strict),
    .target(name: "LineDiff", swiftSettings: strict),
    .target(name: "SeededNumbers", swiftSettings: strict),
    .target(
      name: "RouteFiles", dependencies: ["MapCamera", "JSONText", "CExpat"], swiftSettings: strict),
    .target(
      name: "Reports", dependencies: ["ScenarioLanguage", "ScenarioRunner", "JSONText"],
      swiftSettings: strict),
    .target(
      name: "LanguageServer",
      dependencies: ["MapCamera", "Gazetteer", "ScenarioLanguage", "JSONText", "LineDiff"],
      swiftSettings: strict),
    .executableTarget(
      name: "mapcam",
      dependencies: [
        "MapCamera", "Gazetteer", "ScenarioLanguage", "ScenarioRunner", "Reports", "RouteFiles",
        "LineDiff", "LineEditor", "LanguageServer", "SeededNumbers",
      ],
      swiftSettings: strict, linkerSettings: startsAtOnce),

    // Tools of the project itself.
    .executableTarget(
      name: "CityTable", dependencies: ["Gazetteer"], exclude: ["cities.tsv"],
      swiftSettings: strict),
    .executableTarget(name: "Drawings", dependencies: ["MapCamera"], swiftSettings: strict),
    .target(name: "CAllocations", cSettings: [.treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "MapCamera", "Gazetteer", "ScenarioLanguage", "ScenarioRunner", "SeededNumbers",
        "CAllocations", "mapcam",
      ],
      resources: [
        .embedInCode("Peers/Lua"), .embedInCode("Peers/C"), .embedInCode("Peers/Python"),
      ],
      swiftSettings: strict),

    .testTarget(
      name: "MapCameraTests", dependencies: ["MapCamera", "SeededNumbers"],
      resources: [.copy("Conformance")],
      swiftSettings: strict),
    .testTarget(
      name: "GazetteerTests", dependencies: ["Gazetteer", "SeededNumbers"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioLanguageTests",
      dependencies: ["MapCamera", "ScenarioLanguage", "SeededNumbers"],
      exclude: ["Messages.txt"], swiftSettings: strict),
    .testTarget(
      name: "ScenarioRunnerTests", dependencies: ["ScenarioLanguage", "ScenarioRunner"],
      swiftSettings: strict),
    .testTarget(name: "LineEditorTests", dependencies: ["LineEditor"], swiftSettings: strict),
    .testTarget(
      name: "LineDiffTests", dependencies: ["LineDiff", "SeededNumbers"], swiftSettings: strict),
    .testTarget(
      name: "RouteFilesTests", dependencies: ["MapCamera", "RouteFiles", "SeededNumbers"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportsTests",
      dependencies: ["MapCamera", "ScenarioLanguage", "ScenarioRunner", "Reports"],
      swiftSettings: strict),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "MapCamera", "ScenarioLanguage", "JSONText", "LanguageServer", "SeededNumbers",
      ],
      swiftSettings: strict),
    .testTarget(name: "DrawingsTests", dependencies: ["Drawings"], swiftSettings: strict),
    .testTarget(name: "mapcamTests", swiftSettings: strict),
  ]
)
