import Testing

@testable import LanguageServer

/// Addresses and paths.
@Suite struct DocumentURITests {
  @Test(arguments: [
    ("file:///a/b.cam", "/a/b.cam"), ("FILE:///a%20b/%C3%A9.cam", "/a b/é.cam"),
    ("file://localhost/a.cam", "/a.cam"), ("file:///a%2", "/a%2"), ("file:///100%zz", "/100%zz"),
    ("untitled:Untitled-1", nil), ("file://", nil), ("", nil), ("file:///%ff", nil),
    ("file:///a%00b", nil), ("git:/a.cam", nil), ("file://host", nil),
  ])
  func paths(uri: String, path: String?) { #expect(DocumentURI.path(of: uri) == path) }

  @Test(arguments: ["/a/b.cam", "/a b/é😀.cam", "/100%.cam", "/a?b#c", "/~x/-_."])
  func comesBack(path: String) {
    #expect(DocumentURI.path(of: DocumentURI.uri(ofPath: path)) == path)
  }
}
