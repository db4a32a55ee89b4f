import type { Article } from './article';

export const choosingAPump: Article = {
  slug: 'choosing-a-water-pump',
  header: 'Head, flow and pipe: choosing a water pump for a house or a flood',
  created_at: '2026-09-30T08:20:00+08:00',
  pictured: ['submersible-pump', 'centrifugal-pump', 'discharge-hose'],
  card: ['Height 11 m', 'Pipe + 7 m', 'at 40 L/min', '= 18 m of head'],
  body: `
<p>The label on a pump shows its largest flow and its highest head. It can never give both at once. What you get lies in between, on the curve, at the point that your pipe chooses.</p>
<h2>Two questions</h2>
<ol>
<li><strong>How high?</strong> Measure from the water’s surface to the highest outlet, in metres. Not from the pump.</li>
<li><strong>How much?</strong> A house of five people uses about 750 litres a day. A tap wants 10 L/min, a shower 12.</li>
</ol>
<h2>Add what the pipe takes</h2>
<p>Water rubs against the pipe. For PVC, the loss in metres of head for each 10 metres of pipe is about:</p>
<table><thead><tr><th>Flow</th><th>20 mm (1/2 in)</th><th>25 mm (3/4 in)</th><th>32 mm (1 in)</th><th>50 mm</th></tr></thead><tbody>
<tr><td>20 L/min</td><td>1.5 m</td><td>0.5 m</td><td>0.15 m</td><td>—</td></tr>
<tr><td>40 L/min</td><td>5.3 m</td><td>1.8 m</td><td>0.5 m</td><td>0.1 m</td></tr>
<tr><td>80 L/min</td><td>too much</td><td>6.5 m</td><td>1.9 m</td><td>0.2 m</td></tr>
<tr><td>200 L/min</td><td>too much</td><td>too much</td><td>10 m</td><td>1.2 m</td></tr>
</tbody></table>
<p>Count each elbow as a metre of pipe and a check valve as three.</p>
<h2>Worked example: a roof tank</h2>
<p>The cistern’s water lies 2 m below ground, the tank’s inlet 9 m above it. The height is 11 m. There are 30 m of 25 mm pipe with six elbows and a check valve: 39 m in all. At 40 L/min that costs 1.8 × 3.9 = 7 m. The pump has to give <strong>40 L/min at 18 m</strong>. A 0.5 hp centrifugal with a highest head of 22 m and a highest flow of 90 L/min just reaches that point. With 32 mm pipe the loss would be 2 m and the same pump would fill the tank almost twice as fast. Pipe is cheaper than power.</p>
<h2>Suction has a limit</h2>
<p>A pump does not pull water; the air outside pushes it. In practice that ends at 7 m, less with long or leaking suction pipes. Deeper wells need a submersible or a jet pump. Use a suction pipe no smaller than the inlet, rising steadily towards the pump, with a foot valve.</p>
<h2>Which sort for which water</h2>
<ul>
<li><strong>Clean cistern:</strong> centrifugal, with a pressure switch or a float.</li>
<li><strong>Flooded basement:</strong> submersible drainage pump with a float; stands on a brick.</li>
<li><strong>Septic or muddy pit:</strong> submersible sewage pump whose opening passes what swims there.</li>
<li><strong>Field without power:</strong> petrol pump, 2 inch for 500 L/min, 3 inch for 900.</li>
</ul>
<h2>Before the rainy season</h2>
<ol>
<li>Lift the float by hand: the pump must start.</li>
<li>Clean the strainer and turn the impeller with a screwdriver, unplugged.</li>
<li>Test the 30 mA earth-leakage breaker with its button.</li>
<li>Roll the discharge hose out and look for holes.</li>
<li>Raise the socket above last year’s water line.</li>
</ol>
<p>And the rule that saves lives: nobody stands in the water while the pump is plugged in.</p>
`,
};
