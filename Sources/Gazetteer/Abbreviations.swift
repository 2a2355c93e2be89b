/// What people write for a region or a country: a line for each, the folded abbreviation and what it
/// stands for, folded and without "the".
///
/// Regions and countries are apart, so that `GA` is the state of Georgia and never the country. One
/// abbreviation may stand twice: `WA` is Washington and Western Australia, and the city decides.
enum Abbreviations {
  static var ofCountries: StaticString {
    """
    us unitedstates
    usa unitedstates
    unitedstatesofamerica unitedstates
    uk unitedkingdom
    greatbritain unitedkingdom
    uae unitedarabemirates
    """
  }

  /// States of the United States, provinces of Canada, states and territories of Australia.
  static var ofRegions: StaticString {
    """
    ak alaska
    al alabama
    ar arkansas
    az arizona
    ca california
    co colorado
    ct connecticut
    dc districtofcolumbia
    de delaware
    fl florida
    ga georgia
    hi hawaii
    ia iowa
    id idaho
    il illinois
    in indiana
    ks kansas
    ky kentucky
    la louisiana
    ma massachusetts
    md maryland
    me maine
    mi michigan
    mn minnesota
    mo missouri
    ms mississippi
    mt montana
    nc northcarolina
    nd northdakota
    ne nebraska
    nh newhampshire
    nj newjersey
    nm newmexico
    nv nevada
    ny newyork
    oh ohio
    ok oklahoma
    or oregon
    pa pennsylvania
    ri rhodeisland
    sc southcarolina
    sd southdakota
    tn tennessee
    tx texas
    ut utah
    va virginia
    wa washington
    wi wisconsin
    wy wyoming
    ab alberta
    bc britishcolumbia
    mb manitoba
    nb newbrunswick
    nl newfoundlandandlabrador
    ns novascotia
    on ontario
    qc quebec
    sk saskatchewan
    act australiancapitalterritory
    nsw newsouthwales
    nt northernterritory
    qld queensland
    sa southaustralia
    tas tasmania
    vic victoria
    wa westernaustralia
    """
  }
}
