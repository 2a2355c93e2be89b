/// What the accented Latin letters fold to: two bytes a code point, padded with `.`, so that a
/// letter's place in the text follows from its number and nothing is built at start-up.
///
/// The letters come from Unicode's own decompositions and, for letters that have none (`ø`, `ł`),
/// from their Unicode names: "small letter o with stroke" folds to `o`. `ß æ œ ð þ ı ŋ` and their
/// like follow the customary spelling in plain letters. `..` stands for no folding.
enum FoldingTable {
  /// The folding of a code point in one or two letters; nil where it has none.
  static func letters(for scalar: UInt32) -> (first: UInt8, second: UInt8?)? {
    switch scalar {
    case 0x00C0...0x02AF: pair(scalar - 0x00C0, of: latin)
    case 0x1E00...0x1EFF: pair(scalar - 0x1E00, of: latinAdditional)
    default: nil
    }
  }

  private static func pair(
    _ index: UInt32, of table: StaticString
  ) -> (first: UInt8, second: UInt8?)? {
    let first = table.utf8Start[2 * Int(index)]
    let second = table.utf8Start[2 * Int(index) + 1]
    if first == UInt8(ascii: ".") { return nil }
    return (first, second == UInt8(ascii: ".") ? nil : second)
  }

  /// U+00C0 to U+02AF, 32 code points a line.
  private static var latin: StaticString {
    """
    a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.d.n.o.o.o.o.o...o.u.u.u.u.y.thss\
    a.a.a.a.a.a.aec.e.e.e.e.i.i.i.i.d.n.o.o.o.o.o...o.u.u.u.u.y.thy.\
    a.a.a.a.a.a.c.c.c.c.c.c.c.c.d.d.d.d.e.e.e.e.e.e.e.e.e.e.g.g.g.g.\
    g.g.g.g.h.h.h.h.i.i.i.i.i.i.i.i.i.i.ijijj.j.k.k.k.l.l.l.l.l.l.l.\
    l.l.l.n.n.n.n.n.n.n.ngngo.o.o.o.o.o.oeoer.r.r.r.r.r.s.s.s.s.s.s.\
    s.s.t.t.t.t.t.t.u.u.u.u.u.u.u.u.u.u.u.u.w.w.y.y.y.z.z.z.z.z.z.s.\
    b.b.b.b.......c.c.d.d.d.d.........f.f.g.......i.k.k.l.....n.n.o.\
    o.o.....p.p...........t.t.t.t.u.u...v.y.y.z.z...................\
    ........dzdzdzljljljnjnjnja.a.i.i.o.o.u.u.u.u.u.u.u.u.u.u...a.a.\
    a.a.aeaeg.g.g.g.k.k.o.o.o.o.....j.dzdzdzg.g.....n.n.a.a.aeaeo.o.\
    a.a.a.a.e.e.e.e.i.i.i.i.o.o.o.o.r.r.r.r.u.u.u.u.s.s.t.t.....h.h.\
    n.d.....z.z.a.a.e.e.o.o.o.o.o.o.o.o.y.y.l.n.t.j.....a.c.c.l.t.s.\
    z.....b.u...e.e.j.j.q.q.r.r.y.y.......b...c.d.d.................\
    g...........h...i.....l.l.l.......m.n.n...o.............r.r.r...\
    ....s...........t.u...v.........z.z.......................j.....\
    q...............................
    """
  }

  /// U+1E00 to U+1EFF, 32 code points a line.
  private static var latinAdditional: StaticString {
    """
    a.a.b.b.b.b.b.b.c.c.d.d.d.d.d.d.d.d.d.d.e.e.e.e.e.e.e.e.e.e.f.f.\
    g.g.h.h.h.h.h.h.h.h.h.h.i.i.i.i.k.k.k.k.k.k.l.l.l.l.l.l.l.l.m.m.\
    m.m.m.m.n.n.n.n.n.n.n.n.o.o.o.o.o.o.o.o.p.p.p.p.r.r.r.r.r.r.r.r.\
    s.s.s.s.s.s.s.s.s.s.t.t.t.t.t.t.t.t.u.u.u.u.u.u.u.u.u.u.v.v.v.v.\
    w.w.w.w.w.w.w.w.w.w.x.x.x.x.y.y.z.z.z.z.z.z.h.t.w.y.a.s.....ss..\
    a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.e.e.e.e.e.e.e.e.\
    e.e.e.e.e.e.e.e.i.i.i.i.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.o.\
    o.o.o.o.u.u.u.u.u.u.u.u.u.u.u.u.u.u.y.y.y.y.y.y.y.y.........y.y.
    """
  }
}
