import MapCamera

extension Picture {
  /// All pictures of the documents.
  static func all() throws(CameraError) -> [Picture] {
    [
      tiltByZoom(),
      try fitWithPadding(),
      try fitKeepingTheView(),
      try paddingAndTarget(),
      try visibleGround(),
      curves(),
      try flight(),
      try modes(),
      try dateLine(),
    ]
  }
}
