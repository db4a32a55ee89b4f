import type { Article } from './article';

export const compressorSizing: Article = {
  slug: 'compressor-sizing',
  header: 'Compressor sizing: litres per minute first, horsepower last',
  created_at: '2026-05-18T08:00:00+08:00',
  pictured: ['piston-compressor', 'air-impact-wrench', 'air-hose'],
  card: ['Tools 212 L/min', 'Reserve + 30 %', 'A rest ÷ 0.65', '= 425 L/min FAD'],
  body: `
<p>People ask for a 3 hp compressor. What they need is enough air at the tool. Horsepower and tank size are how you get there, and neither tells you by itself whether the spray gun will fade in the middle of a door.</p>
<h2>Three figures on the plate</h2>
<ul>
<li><strong>Displacement:</strong> what the pistons sweep. A large figure that no tool ever sees.</li>
<li><strong>Free air delivery (FAD):</strong> what comes out at a stated pressure, usually 60 to 70 percent of displacement. This is the one to compare.</li>
<li><strong>Maximum pressure:</strong> most tools want 6 bar; a machine with 8 bar leaves two for hose and regulator.</li>
</ul>
<h2>What tools breathe</h2>
<table><thead><tr><th>Tool</th><th>L/min while running</th><th>Share of time</th><th>Average</th></tr></thead><tbody>
<tr><td>Brad nailer</td><td>60</td><td>20 %</td><td>12</td></tr>
<tr><td>Blow gun</td><td>160</td><td>20 %</td><td>32</td></tr>
<tr><td>1/2 in impact wrench</td><td>350</td><td>25 %</td><td>90</td></tr>
<tr><td>Gravity spray gun</td><td>210</td><td>60 %</td><td>126</td></tr>
<tr><td>HVLP spray gun</td><td>320</td><td>60 %</td><td>192</td></tr>
<tr><td>Orbital sander</td><td>380</td><td>80 %</td><td>304</td></tr>
</tbody></table>
<h2>The sum for a tyre shop with two bays</h2>
<ol>
<li>Two impact wrenches at 90 L/min on average: 180.</li>
<li>One blow gun: 32. Sum 212 L/min.</li>
<li>Add 30 percent for leaks and for next year: 276 L/min.</li>
<li>A piston machine should rest a third of the time, so divide by 0.65: <strong>425 L/min FAD</strong>.</li>
</ol>
<p>That is a 5.5 hp belt-driven compressor with 440 L/min at 6 bar. A 3 hp machine with 235 L/min would run without a pause, overheat and fill the line with water.</p>
<h2>The tank</h2>
<p>A tank does not make air; it bridges peaks. Between 8 and 6 bar, a 100 litre tank gives back about 200 litres of free air: half a minute of HVLP spraying. Choose a tank of a quarter of the FAD for steady work, and half of it for short bursts. Tyre shops belong to the second sort: 200 litres.</p>
<h2>Hose and couplers</h2>
<p>Ten metres of 6 mm hose eat more than one bar at 350 L/min. Use 8 mm up to 300 L/min and 10 mm above, keep it short, and count the couplers: each takes a little. Measure the pressure <em>at the tool while it runs</em>, not at the tank.</p>
<h2>Water, the Philippine problem</h2>
<p>At 32 °C and 80 percent humidity every cubic metre of air carries 27 grams of water. A 440 L/min compressor at work takes in more than half a litre of water an hour. Most of it settles in the tank.</p>
<ul>
<li>Drain the tank every evening, or fit an automatic drain.</li>
<li>Put the filter at the far end of the line, where the air has cooled.</li>
<li>For painting, add a dryer or at least a second filter at the gun.</li>
</ul>
<h2>When to leave pistons</h2>
<p>If the sum says more than 800 L/min, or the machine would run all day, look at a screw compressor. It costs three times as much, makes half the noise, and does not need to rest.</p>
`,
};
