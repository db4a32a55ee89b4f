/** Forty things that no catalogue of tools has, which share numbers or words with some that it has. */
export const nonsense = `
iphone 15 pro max
wedding cake topper
bluetooth earphones
jollibee
samsung galaxy a54
laptop 16gb ram
rice cooker 1.8l
baby diapers xl
lipstick matte
perfume 100ml
paracetamol 500mg
dog food 20kg
cat litter 10l
yoga mat 6mm
milk tea straw
birthday balloons
basketball jersey 23
violin strings 4/4
guitar capo
barbie doll
school uniform
bible tagalog
netflix gift card
sim card prepaid load
contact lens solution
stethoscope
x ray film
microscope slides
tennis racket
horse saddle
sushi roll
instant noodles
shampoo sachet
hotel in boracay
visa application
jeepney fare
crochet yarn
0917 555 0134
asdfghjkl
qwertyuiop 77
`
  .trim()
  .split('\n');
