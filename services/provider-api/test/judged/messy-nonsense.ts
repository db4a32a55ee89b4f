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

/** Thirty more, of a second hand: nobody in a shop for workshops, boats and farms has them. */
export const secondNonsense = `
airpods pro 2
ps5 controller
gel nail polish
karate white belt
polar bear plush
engagement ring size 7
pizza hawaiian 12 inch
piano 88 keys
kpop photocard
sunscreen spf 50
lotto ticket 6/49
amoxicillin 500
vitamin c 1000mg
infant formula 900g
hair conditioner 180ml
harry potter book 4
coffee beans arabica 1kg
leche flan
lechon manok
plane ticket cebu
birth certificate psa
pregnancy test
eyeliner waterproof black
chess board wooden
badminton shuttlecock
mobile legends diamonds
ukulele 23
tattoo ink
0998 123 4567
zxcvbnm 321
`
  .trim()
  .split('\n');
