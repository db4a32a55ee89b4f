import type { Article } from './article';

export const extensionCords: Article = {
  slug: 'extension-cord-gauges',
  header: 'Extension cords: which gauge, how long, and why the drill gets hot',
  created_at: '2026-07-07T08:40:00+08:00',
  pictured: ['extension-reel', 'thhn-wire', 'circuit-breaker'],
  card: ['10 A at 2.0 mm²:', '61 m, and no more', '15 A at 3.5 mm²:', '72 m, unwound'],
  body: `
<p>More tools are killed by thin cords than by dropping. A motor that gets 190 V instead of 220 V draws more current for the same work, runs hotter and dies young. And a thin cord rolled up under load is how sheds burn.</p>
<h2>Two limits</h2>
<p>A cord has to stay cool, which limits the <strong>amperes</strong>, and it has to deliver voltage, which limits the <strong>length</strong>. The first is printed on the cord. The second you look up.</p>
<h2>Longest cord for a loss of 5 percent at 220 V</h2>
<table><thead><tr><th>Load</th><th>1.25 mm² (16 AWG)</th><th>2.0 mm² (14 AWG)</th><th>3.5 mm² (12 AWG)</th></tr></thead><tbody>
<tr><td>5 A (1,100 W): drill, sander</td><td>77 m</td><td>123 m</td><td>216 m</td></tr>
<tr><td>8 A (1,760 W): circular saw</td><td>48 m</td><td>77 m</td><td>135 m</td></tr>
<tr><td>10 A (2,200 W): large grinder</td><td>38 m</td><td>61 m</td><td>108 m</td></tr>
<tr><td>15 A (3,300 W): small welder</td><td>too thin</td><td>41 m</td><td>72 m</td></tr>
<tr><td>20 A (4,400 W)</td><td>too thin</td><td>too thin</td><td>54 m</td></tr>
</tbody></table>
<p>The figures are for copper: loss = 2 × 0.0178 × length × current ÷ area. A cord of 30 m with 2.0 mm² at 10 A loses 2 × 0.0178 × 30 × 10 ÷ 2 = 5.3 V, which is fine. The same with the 0.75 mm² cord of a cheap household extension would lose 14 V, and that cord is not meant for 10 A at all.</p>
<h2>Motors need more</h2>
<p>A compressor or a pump draws several times its running current while it starts. If it hums and does not turn, the cord is too thin or too long. Move the machine to the outlet and lengthen the <em>air hose</em> instead: that costs nothing in volts.</p>
<h2>Rolled up or rolled out</h2>
<p>A reel has two ratings. A 15 A reel may say 3,300 W unwound and 1,100 W wound. Layers of cord heat each other; within half an hour the insulation can melt. Unwind it completely for heaters, grinders and welders. A thermal cut-out helps, but it guards the drum, not the cord under your carpet.</p>
<h2>Choose by use</h2>
<ol>
<li><strong>Home and hand drill:</strong> 15 m, 1.25 mm².</li>
<li><strong>Workshop:</strong> 25 m, 2.0 mm², earthed outlets.</li>
<li><strong>Site:</strong> 30 m, 3.5 mm², rubber sheath, with an earth-leakage breaker of 30 mA.</li>
<li><strong>Inverter welder of 160 A:</strong> no reel. A fixed outlet, 5.5 mm², 30 A breaker.</li>
</ol>
<h2>Check before you plug in</h2>
<ul>
<li>Cuts, tape, bare spots: cut the cord there and make two short ones, or throw it away.</li>
<li>Warm plug: loose contact. Replace the plug.</li>
<li>Cord through a doorway or under a mat: lay it overhead.</li>
<li>Two cords joined: keep the joint off the ground and out of the rain.</li>
<li>Adapter on adapter, the octopus: the load of all of them goes through the first plug.</li>
</ul>
<p>If you are not sure, put your hand on the cord after ten minutes of work. Lukewarm is fine. Warm means one size up. Hot means stop.</p>
`,
};
