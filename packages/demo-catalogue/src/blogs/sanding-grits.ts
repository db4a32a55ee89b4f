import type { Article } from './article';

export const sandingGrits: Article = {
  slug: 'choosing-a-grit',
  header: 'Choosing a grit: from a welded seam to a lacquered door in as few steps as possible',
  created_at: '2026-11-04T08:30:00+08:00',
  pictured: ['orbital-sander', 'sanding-sheet', 'flap-disc'],
  card: ['P80 strips', 'P120 levels', 'P180 smooths', 'P320 between coats'],
  body: `
<p>An abrasive does one thing: it replaces deep scratches by finer ones. Most wasted sandpaper is wasted at the two ends, by starting too fine or by stopping too late. This page says where to start, how far to jump, and when to stop.</p>
<h2>What the number means</h2>
<p>The number after the P counts the openings of a sieve per inch: the larger it is, the finer the grain. P40 has grains of about 425 micrometres, P120 of 125, P400 of 35. The letter matters: P is the European scale, which differs from the older American one above 220.</p>
<h2>Where to start</h2>
<table><thead><tr><th>Surface</th><th>Start</th><th>Stop</th><th>Abrasive</th></tr></thead><tbody>
<tr><td>Weld bead, mill scale</td><td>P40</td><td>P80 for paint</td><td>Flap disc, zirconia</td></tr>
<tr><td>Rusted sheet</td><td>P60</td><td>P120 for primer</td><td>Flap disc or wire brush</td></tr>
<tr><td>Sawn lumber</td><td>P80</td><td>P150 for varnish</td><td>Orbital sander, dry sheet</td></tr>
<tr><td>Planed wood, plywood</td><td>P120</td><td>P180 for paint, P240 for stain</td><td>Orbital sander, dry sheet</td></tr>
<tr><td>Body filler</td><td>P80</td><td>P240</td><td>Sander, then by hand on a block</td></tr>
<tr><td>Between coats</td><td>P320</td><td>P400</td><td>Dry sheet by hand</td></tr>
<tr><td>Before the clear coat</td><td>P600</td><td>P1000</td><td>Waterproof sheet, wet</td></tr>
</tbody></table>
<p>Start with the <strong>finest grit that still removes the fault</strong>. To find it, sand a hand’s width for half a minute. If the fault is still there, go one step coarser; if the surface looks flat at once, go one finer and save a step.</p>
<h2>How far to jump</h2>
<p>Each grit must remove the scratches of the one before. Up to P120 you may multiply by about one and a half: 40, 60, 80, 120. Above that, by a little less than two is safe: 120, 180, 240, 400. Whoever goes from 60 to 180 sands for an hour and still sees the lines as soon as stain touches them.</p>
<h3>A door in five sheets</h3>
<ol>
<li>P80 on the orbital sander over the whole leaf, along the grain, until the old varnish is gone. Two sheets.</li>
<li>Dust off with a brush and a damp cloth. A single P80 grain under the next sheet draws a line across the door.</li>
<li>P120, one sheet, crossing the first strokes slightly so that the old lines show.</li>
<li>P180, one sheet, by machine, then the edges by hand.</li>
<li>First coat. When it is hard, P320 by hand with no pressure, one sheet. Second coat.</li>
</ol>
<h2>How to tell that a sheet is done</h2>
<ul>
<li>It slides instead of biting, and the dust gets fine and warm.</li>
<li>The surface shines in spots: the grain is clogged and polishes. Knock it out; if it shines again, change it.</li>
<li>You press harder. Pressure does not sand, it only heats: a fresh sheet costs less than a burnt pad.</li>
</ul>
<h2>Three habits that save sheets</h2>
<p>Move the sander slowly, about a hand’s width in two seconds. Let it start and stop <em>on</em> the work only when it lies flat. And connect the dust box: a sheet with its holes open lasts twice as long, and your lungs need not do the sheet’s work.</p>
<p>With flap discs, tilt the grinder by five to fifteen degrees, never flat, and let the flaps wear down evenly. With wet sheets, soak them for ten minutes first, then they bend without cracking.</p>
`,
};
