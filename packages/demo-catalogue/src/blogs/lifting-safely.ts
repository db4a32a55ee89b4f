import type { Article } from './article';

export const liftingSafely: Article = {
  slug: 'lifting-safely',
  header: 'Reading a load chart: slings, angles and the hoist that is large enough',
  created_at: '2026-11-18T08:30:00+08:00',
  pictured: ['chain-hoist', 'webbing-sling', 'lever-block'],
  card: ['Straight × 1.0', 'Choked × 0.8', 'Basket × 2.0', 'At 45° × 1.4'],
  body: `
<p>A sling that carries two tonnes does not always carry two tonnes. How it is laid around the load and at what angle it pulls decide as much as the label. The sums are short, and nobody should hang anything from a beam without them.</p>
<h2>What the label says</h2>
<p>WLL is the <strong>working load limit</strong>: the most that the part may carry in straight pull, new and undamaged. The safety factor is already behind it: about 7 for textile slings, 4 for chains and hooks. It belongs to the maker. Using it up is not a reserve, it is an accident that has not happened yet.</p>
<p>Textile slings carry their limit in their colour too: violet 1 t, green 2 t, yellow 3 t, grey 4 t, red 5 t. A sling without a legible label is out of use, whatever its colour.</p>
<h2>How the sling is laid</h2>
<table><thead><tr><th>Way of lifting</th><th>Factor</th><th>A 2 t sling carries</th></tr></thead><tbody>
<tr><td>Straight</td><td>1.0</td><td>2.0 t</td></tr>
<tr><td>Choked around the load</td><td>0.8</td><td>1.6 t</td></tr>
<tr><td>Basket, legs upright</td><td>2.0</td><td>4.0 t</td></tr>
<tr><td>Basket, legs up to 45° from upright</td><td>1.4</td><td>2.8 t</td></tr>
<tr><td>Basket, legs 45° to 60° from upright</td><td>1.0</td><td>2.0 t</td></tr>
</tbody></table>
<p>Beyond 60° from upright the force in each leg grows without bound: at 75° it is nearly twice the load. There is no factor for that. Take a longer sling or a spreader beam.</p>
<h2>Worked example: a gearbox of 1,350 kg</h2>
<ol>
<li>It hangs in two legs from one hook, because it has two eyes, 900 mm apart.</li>
<li>With legs of 1 m each, half the distance is 450 mm: the angle from upright is 27°, well under 45°.</li>
<li>The factor is 1.4 for a pair of single slings. 1,350 ÷ 1.4 = 964 kg. A pair of <strong>1 t slings</strong> would do, and no more than do.</li>
<li>The centre of gravity is not in the middle: the motor’s side is heavier. The near leg carries more, perhaps 60 percent. We take <strong>2 t slings</strong>.</li>
<li>The hoist: 1,350 kg asks for 1.5 t or 2 t. With 1.5 t the hand pull is 350 N, for 2 t about the same because it has two falls. We take 2 t: the hook, the beam clamp and the nerves have the margin.</li>
</ol>
<h2>Before each lift</h2>
<ul>
<li>Open the hook’s latch and let it snap shut. A bent latch means that the hook has been overloaded or knocked: have it checked.</li>
<li>Run the sling through your hands: cuts in the edge, hard spots, broken stitches, a bleached side. One cut is enough to cut it up and throw it away.</li>
<li>Look along the chain: no twists, no stretched links, no lever block hung with a knot.</li>
<li>Put sleeves where the sling turns around an edge. An edge is sharp when its radius is smaller than the sling is thick.</li>
<li>Lift by the width of a hand and stop. See whether it hangs level and whether the brake holds. Then go on.</li>
</ul>
<h2>A lever block is not a chain hoist</h2>
<p>A chain hoist stands still and lifts straight. A lever block pulls in any direction: lashing, tensioning, drawing a shaft into line. Both have a load brake that needs a small load to bite; below five percent of its capacity a lever block may slip. For people neither may ever be used.</p>
<p>And nobody under the load, not for a second, not to take away the block of wood. That rule has no factor.</p>
`,
};
