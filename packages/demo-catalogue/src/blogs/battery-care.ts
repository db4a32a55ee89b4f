import type { Article } from './article';

export const batteryCare: Article = {
  slug: 'caring-for-battery-tools',
  header: 'Caring for 18-volt packs in a hot country',
  created_at: '2026-08-25T10:00:00+08:00',
  pictured: ['cordless-drill', 'impact-driver', 'blower'],
  card: ['36 Wh: drilling', '72 Wh: driving', '90 Wh: sawing', 'Store half charged'],
  body: `
<p>Half the price of a cordless kit is its battery. Treated well, a lithium pack gives 800 charges; left on a dashboard in Tuguegarao it may give 150. Nothing here takes more than a minute a day.</p>
<h2>What is inside</h2>
<p>An 18 V pack holds five cells in a row, or ten in two rows, with a small board that watches voltage and temperature. Volts times ampere-hours give watt-hours, the true size of the tank:</p>
<table><thead><tr><th>Pack</th><th>Energy</th><th>Weight</th><th>Good for</th></tr></thead><tbody>
<tr><td>18 V 2.0 Ah</td><td>36 Wh</td><td>0.4 kg</td><td>Drilling, driving, overhead work</td></tr>
<tr><td>18 V 4.0 Ah</td><td>72 Wh</td><td>0.6 kg</td><td>Impact driver, jigsaw, all-day drilling</td></tr>
<tr><td>18 V 5.0 Ah</td><td>90 Wh</td><td>0.7 kg</td><td>Saws, grinders, blowers</td></tr>
</tbody></table>
<p>A larger pack is not only longer: it is stronger, because two rows share the current and stay cooler. If your grinder cuts out with a 2.0 Ah pack, the tool is not broken.</p>
<h2>Heat is the enemy</h2>
<ul>
<li>Never leave packs in a parked car. Inside it reaches 65 °C; above 45 °C cells age by weeks each day.</li>
<li>Let a hot pack cool for half an hour before charging. Good chargers wait by themselves; the lamp blinks.</li>
<li>Charge in the shade, on a table, not on a bed or a sack of shavings.</li>
<li>Change packs when the tool gets slow, and not when it stops.</li>
</ul>
<h2>Charging habits</h2>
<ol>
<li>Charge whenever you like. There is no memory effect; those rules belong to the old nickel packs.</li>
<li>Take the pack off once it is full if you will not use it for days.</li>
<li>Store at half charge: two of four bars. A full pack ages about three times as fast on the shelf as a half-full one.</li>
<li>Top up a resting pack every three months. A pack that falls too low is locked by its board and will not wake up again.</li>
<li>After a brownout, unplug the charger until the line has settled. The surge does more harm than the wait.</li>
</ol>
<h2>Contacts, dust and rain</h2>
<p>Wipe the terminals with a dry brush each week. Concrete dust between them makes heat. A drop of rain does little; a puddle does. If a pack has been under water, as after a flood, do not charge it: put it outdoors on bare ground and bring it to a collection point.</p>
<h2>Signs that it is time</h2>
<ul>
<li>The run time has fallen below half.</li>
<li>It gets too hot to hold during charging.</li>
<li>The case bulges or smells sweet. Stop at once.</li>
<li>The charger flashes an error with one pack and not with the others.</li>
</ul>
<p>Old packs are not rubbish. They burn in the compactor truck. Tape the contacts and hand them in at our counter; we pass them on for recycling.</p>
<h2>Buying wisely</h2>
<p>Stay with one platform. The second tool as a bare unit costs half. Two packs of 4.0 Ah and a fast charger serve a drill, a driver and a saw for a crew of two, as long as one pack is always charging in the shade.</p>
`,
};
