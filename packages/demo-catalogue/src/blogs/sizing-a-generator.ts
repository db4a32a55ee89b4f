import type { Article } from './article';

export const sizingAGenerator: Article = {
  slug: 'sizing-a-generator',
  header: 'What size of generator do I need? A worked example for a home and a store',
  created_at: '2026-02-09T08:30:00+08:00',
  pictured: ['petrol-generator', 'inverter-generator', 'extension-reel'],
  card: ['Running 1,250 W', 'Starting + 1,000 W', 'Reserve + 20 %', '= 2.8 kVA'],
  body: `
<p>Two mistakes cost money: a set too small, which trips or burns out a motor, and a set too large, which drinks petrol to run a fan. Ten minutes with a pencil avoid both.</p>
<h2>Running watts and starting watts</h2>
<p>A lamp draws what its label says. A motor draws three to six times as much for the second in which it starts. Refrigerators, freezers, pumps and non-inverter aircons are motors. The generator must carry everything that runs, <strong>plus</strong> the largest extra that starts.</p>
<h3>The rule</h3>
<ol>
<li>List what must run at the same time.</li>
<li>Add up the running watts.</li>
<li>Find the load with the largest difference between starting and running, and add that difference once.</li>
<li>Add 20 percent, for heat, altitude and age.</li>
<li>Divide by the power factor, 0.8 to 1.0, to compare with a rating in kVA.</li>
</ol>
<h2>Worked example: a house with a sari-sari store</h2>
<table><thead><tr><th>Load</th><th>Running</th><th>Starting</th><th>Difference</th></tr></thead><tbody>
<tr><td>Eight LED lamps</td><td>80 W</td><td>80 W</td><td>0</td></tr>
<tr><td>Three fans</td><td>180 W</td><td>300 W</td><td>40 W each</td></tr>
<tr><td>Refrigerator</td><td>150 W</td><td>600 W</td><td>450 W</td></tr>
<tr><td>Chest freezer</td><td>220 W</td><td>1,000 W</td><td>780 W</td></tr>
<tr><td>Television and Wi-Fi</td><td>120 W</td><td>120 W</td><td>0</td></tr>
<tr><td>Water pump, 0.5 hp</td><td>500 W</td><td>1,500 W</td><td>1,000 W</td></tr>
<tr><td><strong>Sum</strong></td><td><strong>1,250 W</strong></td><td></td><td><strong>1,000 W, largest</strong></td></tr>
</tbody></table>
<p>1,250 W running + 1,000 W for the pump’s start = 2,250 W. With 20 percent reserve that is 2,700 W. A petrol set of <strong>2.8 kVA</strong> carries it, as long as the pump and the freezer do not start in the same second. Without the pump, a 2 kVA inverter set would do, and would be much quieter.</p>
<h2>And an aircon?</h2>
<p>A non-inverter 1 hp unit runs at 900 W and starts at 2,700 W. Added to the list above it becomes the largest starter: 2,150 + 1,800 = 3,950 W, with reserve 4,740 W. That is a 5.5 kVA set. An <em>inverter</em> aircon starts softly and adds little more than its running watts, but it asks for a clean sine wave: look for under 5 % distortion.</p>
<h2>Fuel: what a night costs</h2>
<p>A 2.8 kVA set at half load uses about 1.4 litres an hour. Ten hours of brownout are 14 litres. A 5.5 kVA set under the same small load uses nearly 2 litres an hour. The larger set costs 6 litres more each night for nothing.</p>
<h2>Before the first start</h2>
<ul>
<li>Fill in oil: sets are shipped dry.</li>
<li>Place it outdoors, two metres from windows, under a roof without walls. Carbon monoxide has no smell.</li>
<li>Never feed the house through an outlet. Have an electrician fit a transfer switch: without it your set sends 220 V back to the linesman on the pole.</li>
<li>Run it every month for twenty minutes with a load, and empty the carburettor before a long rest.</li>
</ul>
<p>Bring your list to the counter or send it with an inquiry; we will check the sum with you.</p>
`,
};
