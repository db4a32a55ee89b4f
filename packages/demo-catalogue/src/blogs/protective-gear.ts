import type { Article } from './article';

export const protectiveGear: Article = {
  slug: 'protective-gear-that-gets-worn',
  header: 'PPE that gets worn: reading the classes and beating the heat',
  created_at: '2026-06-11T09:20:00+08:00',
  pictured: ['safety-helmet', 'safety-shoes', 'work-gloves'],
  card: ['Head: Type I, class E', 'Eyes: Z87.1+', 'Hands: 4X42C', 'Feet: S1P or S3'],
  body: `
<p>The law is short: under Republic Act 11058 the employer provides protective equipment free of charge, and the worker uses it. The hard part is buying gear that stays on at noon in April. The label helps, if you know how to read it.</p>
<h2>Head</h2>
<p>A helmet is <strong>Type I</strong> for blows from above, <strong>Type II</strong> also for blows from the side. The letter is the electrical class: <strong>G</strong> was tested at 2,200 V, <strong>E</strong> at 20,000 V, and <strong>C</strong> conducts. Every vented helmet is class C. Electricians take E, everyone else may take the vents. Replace a helmet after a hard blow, and after five years in our sun.</p>
<h2>Eyes and face</h2>
<p><strong>ANSI Z87.1+</strong> with the plus sign is impact rated. Grinding needs glasses <em>and</em> a face shield: the shield stops the disc’s pieces, the glasses stop what comes from below. For welding, read the shade:</p>
<table><thead><tr><th>Work</th><th>Shade</th></tr></thead><tbody>
<tr><td>Gas cutting</td><td>4–6</td></tr>
<tr><td>Stick, up to 80 A</td><td>9–10</td></tr>
<tr><td>Stick and MIG, 80–175 A</td><td>11</td></tr>
<tr><td>Above 175 A</td><td>12–13</td></tr>
</tbody></table>
<h2>Hands</h2>
<p>Under EN 388 a glove carries four digits and one or two letters: abrasion, cut by the old test, tear, puncture, then cut by the new test from <strong>A</strong> to <strong>F</strong>. <em>4X42C</em> means good abrasion, no old cut test, good tear, some puncture, cut level C: right for sheet metal. Latex grips wet blocks, nitrile resists oil, leather resists sparks. And no gloves at drill presses and lathes: they pull the hand in.</p>
<h2>Feet</h2>
<ul>
<li><strong>S1P:</strong> toe cap and nail-proof sole; airy; for dry warehouses.</li>
<li><strong>S3:</strong> the same, with leather that keeps water out and a cleated sole; for sites.</li>
<li><strong>SRC:</strong> tested against slipping on soap and on oil.</li>
</ul>
<h2>Ears</h2>
<p>SNR is what the muff takes off in the laboratory. Expect half in practice. A generator room of 100 dB(A) needs SNR 31 or more. If you must shout at arm’s length, it is too loud.</p>
<h2>Heights</h2>
<p>Above two metres without a rail, wear a full-body harness. A 1.8 m lanyard with an absorber needs more than <strong>six metres</strong> of free height below the anchor: 1.8 m of rope, 1.75 m of absorber, 1.5 m from the ring to your feet and a metre to spare. On a low roof use a short or self-retracting lanyard. Anchor above your head, at 15 kN.</p>
<h2>Five things against the heat</h2>
<ol>
<li>Buy by fit. Gear that pinches comes off first.</li>
<li>Change sweatbands weekly; they cost less than lunch.</li>
<li>Choose anti-fog lenses. Fogged glasses end up on the helmet.</li>
<li>Start grinding and roofing at six and rest at noon.</li>
<li>Let the foreman wear it first. Everyone looks at him.</li>
</ol>
<p>Write the month of purchase inside each piece with a marker. It is the simplest inspection system that there is, and the one that is really kept.</p>
`,
};
