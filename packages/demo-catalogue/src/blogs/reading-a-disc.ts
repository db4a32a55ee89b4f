import type { Article } from './article';

export const readingADisc: Article = {
  slug: 'reading-an-abrasive-disc',
  header: 'How to read the code on a cutting or grinding disc',
  created_at: '2026-03-03T10:15:00+08:00',
  pictured: ['angle-grinder', 'cutting-disc', 'flap-disc'],
  card: ['A: grain for steel', '60: its size', 'T: a hard bond', 'BF: resin and glass'],
  body: `
<p>Every bonded disc carries a line such as <strong>41 – 105 × 1.0 × 16 – A 60 T BF – 80 m/s</strong>. It says what the disc is, what it is for and how fast it may turn. Reading it takes a minute and may save an eye.</p>
<h2>The line, part by part</h2>
<table><thead><tr><th>Part</th><th>Meaning</th></tr></thead><tbody>
<tr><td>41</td><td>Shape: 41 is a flat cutting disc, 42 one with a depressed centre, 27 a grinding disc</td></tr>
<tr><td>105 × 1.0 × 16</td><td>Diameter, thickness and bore in mm</td></tr>
<tr><td>A</td><td>Grain: A aluminium oxide, C silicon carbide, Z zirconia</td></tr>
<tr><td>60</td><td>Grain size: small number coarse, large number fine</td></tr>
<tr><td>T</td><td>Hardness of the bond, from H soft to T hard</td></tr>
<tr><td>BF</td><td>Bond: resin with glass fabric</td></tr>
<tr><td>80 m/s</td><td>Highest speed at the rim</td></tr>
</tbody></table>
<h2>Grain: what for which metal</h2>
<ul>
<li><strong>A, aluminium oxide:</strong> mild steel, angle bar, tube.</li>
<li><strong>A with the word INOX:</strong> stainless. Such discs are free of iron, sulphur and chlorine, which would stain the cut with rust a week later.</li>
<li><strong>Z, zirconia:</strong> hard steel and heavy pressure; it sharpens itself.</li>
<li><strong>C, silicon carbide:</strong> concrete, tile and stone; also aluminium, with wax.</li>
</ul>
<h2>Hard bond or soft bond?</h2>
<p>It sounds the wrong way round: <em>hard</em> material wants a <em>soft</em> bond. The grain dulls fast on hard steel, and a soft bond lets it go so that fresh grain comes up. On thin, soft tube a hard bond holds the grain longer and the disc lasts. If a disc glazes, smokes and stops cutting, it is too hard for the job. If it melts away like chalk, it is too soft, or your grinder is too weak to keep its speed.</p>
<h2>Speed: the figure that matters most</h2>
<p>80 m/s at the rim gives a different speed for each diameter. Your grinder must not turn faster than this:</p>
<table><thead><tr><th>Diameter</th><th>Highest speed at 80 m/s</th></tr></thead><tbody>
<tr><td>100 mm</td><td>15,300 rpm</td></tr>
<tr><td>125 mm</td><td>12,250 rpm</td></tr>
<tr><td>180 mm</td><td>8,500 rpm</td></tr>
<tr><td>230 mm</td><td>6,650 rpm</td></tr>
<tr><td>355 mm</td><td>4,300 rpm</td></tr>
</tbody></table>
<p>This is why a worn 180 mm disc must never be put on a 100 mm grinder without its guard, although it fits the spindle. A small grinder turns at 11,000 rpm; at that speed the rim of the large disc goes well beyond 100 m/s and it may burst.</p>
<h2>The expiry date</h2>
<p>The metal ring in the bore is stamped with a date such as <strong>V 04/2028</strong>. Resin takes up water, and in our humidity a damp disc loses strength. Three years is the limit. Store discs flat, dry, in their box, and not on the wet floor beside the compressor.</p>
<h2>Five habits</h2>
<ol>
<li>Guard on, handle on, face shield down.</li>
<li>Run a new disc free for half a minute, away from people.</li>
<li>Cut with the edge, grind with the face, and never the other way round.</li>
<li>A dropped disc goes into the bin.</li>
<li>Choose 1.0 mm for tube and sheet, 1.6 mm for bar, and 6 mm for grinding.</li>
</ol>
`,
};
