/**
 * The elements and attributes in a tree that an article may not have. It has an allow-list of its
 * own, so that it checks the sanitiser's. It imports nothing, because a test sends it to a browser
 * as text.
 * @param {ParentNode} root
 * @param {string} origin the shop's origin
 * @returns {string[]} one line each; none for a clean tree
 */
export function faultsIn(root, origin) {
  const text =
    'A ABBR B BLOCKQUOTE BR CAPTION CITE CODE COL COLGROUP DD DEL DETAILS DFN DIV DL DT EM FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 HR I IMG INS KBD LI MARK OL P PRE Q S SAMP SECTION SMALL SPAN STRONG SUB SUMMARY SUP TABLE TBODY TD TFOOT TH THEAD TIME TR U UL VAR WBR'.split(
      ' ',
    );
  const said =
    'abbr alt aria-level colspan datetime decoding dir height href lang loading open rel reversed rowspan scope span src start tabindex target title value width'.split(
      ' ',
    );
  const faults = [];
  for (const element of root.querySelectorAll('*')) {
    const tag = element.tagName;
    if (!text.includes(tag)) faults.push(`element ${tag}`);
    // `attributes` isn't used, because a hostile form can have a field of that name.
    for (const name of element.getAttributeNames()) {
      const value = element.getAttribute(name) ?? '';
      if (!said.includes(name)) faults.push(`${tag} with ${name}`);
      if (name !== 'href' && name !== 'src') continue;
      const url = URL.canParse(value, origin) ? new URL(value, origin) : null;
      const own = url?.origin === origin;
      if (name === 'src' && !(own && url.pathname.startsWith('/storage/'))) {
        faults.push(`${tag} fetches ${value}`);
      }
      if (name === 'href' && !/^(?:https?|mailto|tel):$/.test(url?.protocol ?? '')) {
        faults.push(`${tag} leads to ${value}`);
      }
      if (
        name === 'href' &&
        /^http/.test(url?.protocol ?? '') &&
        !own &&
        !/noopener/.test(element.rel)
      ) {
        faults.push(`${tag} tells where it comes from`);
      }
    }
  }
  return faults;
}
