/** Words after which, or before which, a number is no quantity. */

/** After a number these are a measure of the thing, and so is the number. */
export const MEASURE =
  /^(?:mm2?|cm|m|in|inch|inches|ft|feet|foot|kg|kgs?|kilos?|g|grams?|t|tons?|l|liters?|litres?|ml|gal|gallons?|v|volts?|vac|vdc|w|watts?|kw|hp|a|amps?|ah|mah|bar|psi|kva|nm|lm|hz|rpm|p|pole|poles|ph|phase|way|gang|pin|teeth|tooth|tpi|drawers?|levels?|steps?|ply|k|grit)\b/i;
/** Words of which there may be several in one thing: '3 core wire', 'two stroke oil'. */
export const FEATURE =
  /^(?:cores?|strokes?|speeds?|wheels?|burners?|doors?|jaws?|posts?|stages?|points?|flutes?|axis|legs?|layers?|parts?|prongs?|stars?|seaters?|tiers?|rungs?|holes?|cylinders?|sided|channels?|segments?|months?|years?|days?|in|-)\b|^(?:way|phase)\b/i;
