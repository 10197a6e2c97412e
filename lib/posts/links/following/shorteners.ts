/**
 * Registrable domains whose links are there to lead to another host: services that shorten and count, and the short
 * or former names of large sites.
 */
export const SHORTENERS: ReadonlySet<string> = new Set(
  `adobe.ly aka.ms amzn.asia amzn.eu amzn.to app.link apple.co bit.do bit.ly bitly.com bl.ink b.link booki.ng buff.ly
  capcut.link clck.ru cutt.ly dlvr.it doo.vote dropmark.com eepurl.com ebay.us etsy.me evt.to ffm.to fb.com fb.me fb.watch
  flip.it forms.gle g.co g.page geni.us goo.gl goo.su grab.careers gg.gg hubs.la hubs.ly ift.tt ig.me instagr.am is.gd
  j.mp kutt.it l.ink lnk.bio lnk.to lnkd.in link.to linkfire.com linktw.in m.me mailchi.mp mcaf.ee me-qr.com mz.cm
  n9.cl nyti.ms onelink.me ow.ly pin.it po.st pxl.to qr.ae qr.codes qrco.de rb.gy rebrand.ly redd.it reurl.cc s.id
  shar.es short.gy short.io shorturl.at shorturl.asia smarturl.it snip.ly spoti.fi sptfy.com surl.li t.co t.ly t.me
  t2m.io tidd.ly tiny.cc tiny.one tinyurl.com tl.gd tny.im toneden.io tr.im trib.al twitter.com u.to urlz.fr v.gd vk.cc vm.tiktok.com
  wa.link wa.me we.tl wp.me x.co x.gd xing.to y2u.be youtu.be zurl.co`.split(/\s+/),
);

/** Hosts that redirect visitors who are not signed in: such a link has not moved, it only cannot be seen from here. */
export const SIGN_INS: ReadonlySet<string> = new Set(
  `login.microsoftonline.com login.live.com accounts.google.com appleid.apple.com login.yahoo.com auth.services.adobe.com
  login.salesforce.com id.atlassian.com`.split(/\s+/),
);
