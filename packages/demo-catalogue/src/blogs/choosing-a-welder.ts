import type { Article } from './article';

export const choosingAWelder: Article = {
  slug: 'choosing-a-welder',
  header: 'Stick, MIG or TIG: choosing a first welder for a Philippine shop',
  created_at: '2026-01-14T09:00:00+08:00',
  pictured: ['mig-welder', 'stick-welder', 'welding-helmet'],
  card: [
    'Gates: stick, 140–180 A',
    'Panels: MIG, 160–200 A',
    'Rails: TIG, 180–200 A',
    'Duty cycle 40 % or more',
  ],
  body: `
<p>A welder is bought for the metal you have, the place you work in and the line that feeds you. The amperage on the front comes last. Here is how we ask our own customers, in the order in which the answers matter.</p>
<h2>1. What do you weld, and how thick?</h2>
<p>Most first machines in the Philippines weld gates, grilles, trusses and trailers: mild steel between 1.2 and 6 mm, seldom clean, often outdoors. That is stick country. Car bodies and steel furniture are thinner and cleaner, and there a wire feeder saves hours. Stainless handrails and aluminium call for TIG.</p>
<table><thead><tr><th>Work</th><th>Thickness</th><th>Process</th><th>Machine</th></tr></thead><tbody>
<tr><td>Gates, grilles, repair</td><td>2–6 mm</td><td>Stick</td><td>140–180 A</td></tr>
<tr><td>Structural angle and plate</td><td>6–12 mm</td><td>Stick, E7018</td><td>200–250 A</td></tr>
<tr><td>Body panels, furniture</td><td>0.8–3 mm</td><td>MIG with gas</td><td>160–200 A</td></tr>
<tr><td>Series work in a shop</td><td>2–10 mm</td><td>MIG with gas</td><td>250–350 A</td></tr>
<tr><td>Stainless rails, pipe</td><td>1–4 mm</td><td>TIG DC</td><td>180–200 A</td></tr>
<tr><td>Aluminium</td><td>1.5–5 mm</td><td>TIG AC/DC</td><td>200 A and more</td></tr>
</tbody></table>
<h2>2. What does your line give?</h2>
<p>An inverter welder at 160 A draws roughly 5 kW from the wall: about 24 A at 220 V. A house with a 30 A main breaker and a refrigerator cannot feed that for long. At the end of a long provincial line the voltage may drop to 190 V as soon as the arc starts, and a machine without a wide input range will sputter or shut down.</p>
<ol>
<li>Look at the main breaker and at the wire behind it, not only at the outlet.</li>
<li>Measure the voltage with a kettle or an iron running. Below 200 V, choose a machine that states 160–260 V.</li>
<li>Give the welder its own circuit: 5.5 mm² wire and a 30 A breaker for machines up to 180 A.</li>
<li>On a generator, take one of <strong>twice</strong> the input power of the welder.</li>
</ol>
<h2>3. Read the duty cycle, not the headline</h2>
<p>A machine that says <em>200 A at 60 %</em> may weld six minutes out of ten at 200 A, measured at 40 °C. A cheaper one may say 200 A in large figures and, in small ones, 20 %. Welding gates with 2.6 mm rods at 80 A is easy for both. If you burn 4 mm rods all day, pay for the duty cycle.</p>
<h2>4. Count what comes after the machine</h2>
<ul>
<li><strong>Stick:</strong> rods at about ₱100 a kilo, and a chipping hammer. Wind does not matter.</li>
<li><strong>MIG:</strong> wire, contact tips, a gas cylinder on deposit, a regulator. Wind blows the gas away, so outdoors you need flux-cored wire.</li>
<li><strong>TIG:</strong> argon, tungsten, filler rods and patience. Slow, clean and strong.</li>
</ul>
<h2>5. The gear that is not optional</h2>
<p>An auto-darkening helmet of shade 9–13, leather gloves with a long cuff, a cotton jacket, closed shoes, and a fire extinguisher within reach. Budget ₱4,000 for them before you look at machines. Put a screen around the work: the neighbour’s child has eyes too.</p>
<h2>Our short answer</h2>
<p>If you start a gate shop, buy a 180 A stick inverter with a stated duty cycle of 40 % or more, two kilos of E6013 in 2.6 mm, and spend what is left on the helmet. When orders for furniture come in, add a 200 A MIG. You will not regret having learned on rods.</p>
`,
};
