import type { Article } from './article';

export const anchorsInConcrete: Article = {
  slug: 'anchors-in-concrete-and-block',
  header: 'Anchors that hold: solid concrete, hollow block and the space between',
  created_at: '2026-10-16T09:10:00+08:00',
  pictured: ['anchor-bolt', 'rotary-hammer', 'sds-bit'],
  card: ['M8 · 4.3 kN', 'M10 · 6.9 kN', 'M12 · 9.8 kN', 'M16 · 15.7 kN'],
  body: `
<p>Most anchors that come out of a Philippine wall were not too small. They were in the wrong wall. Find out first what you are drilling into, then choose the anchor, then the drill.</p>
<h2>Knock, drill and look</h2>
<ul>
<li><strong>Solid concrete</strong> (slabs, beams, columns): dull sound, grey dust, steady progress.</li>
<li><strong>Hollow block, filled:</strong> hard, then softer, sandy dust.</li>
<li><strong>Hollow block, empty:</strong> hollow sound, and the bit falls through after three centimetres.</li>
<li><strong>Fibre-cement or gypsum:</strong> white dust, no resistance. Find the stud.</li>
</ul>
<h2>Which anchor</h2>
<table><thead><tr><th>Wall</th><th>Light: shelf, lamp</th><th>Medium: railing, aircon bracket</th><th>Heavy: post, machine</th></tr></thead><tbody>
<tr><td>Solid concrete</td><td>Nylon plug 8 mm</td><td>Wedge M8–M10</td><td>Wedge M12–M16</td></tr>
<tr><td>Filled block</td><td>Nylon plug 8 mm</td><td>Sleeve M10</td><td>Through bolt with plate</td></tr>
<tr><td>Empty block</td><td>Long nylon plug</td><td>Chemical with mesh sleeve</td><td>Through bolt with plate</td></tr>
<tr><td>Board on studs</td><td>Screw into the stud</td><td>Timber behind the board</td><td>Not at all</td></tr>
</tbody></table>
<h2>What a wedge anchor carries</h2>
<p>Allowable loads in sound concrete of 21 MPa, with a safety factor of four:</p>
<table><thead><tr><th>Anchor</th><th>Hole</th><th>Embedment</th><th>Pull-out</th><th>Distance to edge</th></tr></thead><tbody>
<tr><td>M8 × 75</td><td>8 mm</td><td>44 mm</td><td>4.3 kN</td><td>50 mm</td></tr>
<tr><td>M10 × 90</td><td>10 mm</td><td>52 mm</td><td>6.9 kN</td><td>60 mm</td></tr>
<tr><td>M12 × 110</td><td>12 mm</td><td>64 mm</td><td>9.8 kN</td><td>75 mm</td></tr>
<tr><td>M16 × 145</td><td>16 mm</td><td>84 mm</td><td>15.7 kN</td><td>100 mm</td></tr>
</tbody></table>
<p>One kilonewton is about the weight of 100 kg. An aircon condenser of 45 kg on a bracket does not ask for much straight down, but the bracket is a lever: with its load 300 mm out and bolts 250 mm apart, the upper bolts are pulled with more than the full weight, and the fan shakes them all day. Two M10 above and two below are sensible.</p>
<h2>How to set it</h2>
<ol>
<li>Look for pipes, cables and rebar before drilling.</li>
<li>Use a bit of exactly the anchor’s size; a worn bit makes a tight hole, a wobbling one a loose hole.</li>
<li>Drill 10 mm deeper than the embedment.</li>
<li><strong>Clean the hole:</strong> blow, brush, blow. Dust halves the hold of an expansion anchor and ruins a chemical one.</li>
<li>Drive the anchor through the fixture with the nut on its end.</li>
<li>Tighten to the torque on the box: about 29 Nm for M10. If the nut turns and turns, the hole is too large; move by ten diameters and start again.</li>
</ol>
<h2>Rebar in the way</h2>
<p>When the hammer rings and stops, you have met steel. Do not drill through a beam’s main bar. Move sideways by two hole depths and fill the failed hole with mortar. In a column, ask the engineer.</p>
<h2>Near the sea</h2>
<p>Zinc plating of five micrometres lasts a year or two within sight of the water. Use hot-dip galvanised or A4 stainless for railings and signs there. An anchor rusts first where nobody looks, right at the surface of the concrete.</p>
`,
};
