import type { Article } from './article';

export const boltTorque: Article = {
  slug: 'bolt-torque-table',
  header: 'How tight is tight? A torque table for metric bolts, and how to use it',
  created_at: '2026-04-21T09:45:00+08:00',
  pictured: ['hex-bolt', 'socket-set', 'hex-nut'],
  card: ['M8 · 26 Nm', 'M10 · 52 Nm', 'M12 · 91 Nm', 'M16 · 225 Nm'],
  body: `
<p>A bolt holds because it is stretched. Turn it too little and the joint works loose; turn it too far and the bolt has already begun to fail. Torque is how we estimate the stretch with a tool that anyone can read.</p>
<h2>First, read the head</h2>
<p>The figures on the head are the grade. On <strong>8.8</strong>, the first figure times one hundred is the tensile strength, 800 MPa. The second says at which share of that the steel yields: 80 percent, so 640 MPa. <strong>A2-70</strong> is stainless with 700 MPa. A head without figures is 4.8 at best: treat it so.</p>
<h2>The table</h2>
<p>Torque in Nm for coarse thread, 70 percent of yield, nut factor 0.2 (zinc plated, lightly oiled).</p>
<table><thead><tr><th>Thread</th><th>Spanner</th><th>4.8</th><th>8.8</th><th>10.9</th><th>A2-70</th></tr></thead><tbody>
<tr><td>M6</td><td>10 mm</td><td>5.7</td><td>10.8</td><td>15.9</td><td>7.6</td></tr>
<tr><td>M8</td><td>13 mm</td><td>13.9</td><td>26</td><td>39</td><td>18.4</td></tr>
<tr><td>M10</td><td>17 mm</td><td>28</td><td>52</td><td>76</td><td>37</td></tr>
<tr><td>M12</td><td>19 mm</td><td>48</td><td>91</td><td>133</td><td>64</td></tr>
<tr><td>M16</td><td>24 mm</td><td>120</td><td>225</td><td>331</td><td>158</td></tr>
<tr><td>M20</td><td>30 mm</td><td>233</td><td>439</td><td>645</td><td>309</td></tr>
<tr><td>M24</td><td>36 mm</td><td>403</td><td>759</td><td>1,115</td><td>534</td></tr>
</tbody></table>
<p>If the maker of the machine gives a torque, that one counts. Cylinder heads, wheels and structural joints have rules of their own.</p>
<h2>What changes the figure</h2>
<ul>
<li><strong>Grease or anti-seize:</strong> take a quarter off. The same torque stretches a slippery bolt much further.</li>
<li><strong>Rust and dry paint:</strong> the torque is eaten by friction and the bolt stays slack. Clean the thread; do not add torque.</li>
<li><strong>Stainless on stainless:</strong> it galls. Use paste, turn slowly, and never run it on with an impact wrench.</li>
<li><strong>Nylon lock nuts:</strong> add what it takes to turn the nut before it touches.</li>
</ul>
<h2>How to tighten a flange or a wheel</h2>
<ol>
<li>Run all nuts on by hand for three turns.</li>
<li>Go round crosswise to half the torque.</li>
<li>Go round crosswise again to the full torque.</li>
<li>Go round once more in sequence: no nut may move.</li>
<li>On wheels, check again after 50 kilometres.</li>
</ol>
<h2>Without a torque wrench?</h2>
<p>An average person pulls about 300 N. On a spanner of 180 mm for M10 that makes 54 Nm: just right for 8.8. On a spanner of 130 mm for M6 the same pull would give 39 Nm, nearly four times too much: that is why small bolts get broken by strong people, and M20 never gets tight without a long bar. For M20 grade 8.8 you need 439 Nm: 300 N on a bar of a metre and a half.</p>
<h2>Impact wrenches</h2>
<p>An air wrench marked 780 Nm will snap an M12 in two seconds. Use it to loosen, and to run nuts down at its lowest step. Finish by hand. Torque wrenches go back to their lowest setting after work, and to a calibration once a year.</p>
`,
};
