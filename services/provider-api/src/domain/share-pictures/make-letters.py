"""Writes the letters of the shared pictures: outlines of the shop's own font.

  pip install fonttools brotli
  python make-letters.py ../../../../../packages/shared-ui/fonts letters

A line for each letter: its code point, how far it moves on, its outline in SVG's words with y
downwards, and its kerning before other letters. 1000 units are the font's size.
"""

import sys
import unicodedata

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

UNITS = 1000
# Kerning below this is not seen at the sizes of a shared picture.
SEEN = 6
# Kerned among each other: beyond them names are short of kerning, not of letters.
KERNED = {chr(code) for code in (*range(0x21, 0x7F), *range(0xC0, 0x100), 0x20B1)}


def is_letter(char):
    """Marks that stand on other letters, and controls, are not letters by themselves."""
    return char == ' ' or unicodedata.category(char)[0] not in 'MCZ'


def tabular(font):
    """Figures of one width, as all of the shop's are."""
    if 'GSUB' not in font:
        return {}
    table = font['GSUB'].table
    lookups = [
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == 'tnum'
        for index in record.Feature.LookupListIndex
    ]
    found = {}
    for index in set(lookups):
        for sub in table.LookupList.Lookup[index].SubTable:
            found.update(getattr(sub, 'ExtSubTable', sub).mapping)
    return found


def kerning(font, names):
    """Pairs of letters and how much nearer they stand; the first rule that names a pair counts."""
    found = {}
    if 'GPOS' not in font:
        return found
    table = font['GPOS'].table
    lookups = {
        index
        for record in table.FeatureList.FeatureRecord
        if record.FeatureTag == 'kern'
        for index in record.Feature.LookupListIndex
    }
    wanted = {names[char]: char for char in KERNED if char in names}
    for index in sorted(lookups):
        for sub in table.LookupList.Lookup[index].SubTable:
            pairs = getattr(sub, 'ExtSubTable', sub)
            if pairs.LookupType != 2:
                continue
            covered = set(pairs.Coverage.glyphs)
            for first in covered & wanted.keys():
                for second, value in seconds(pairs, first, wanted):
                    found.setdefault((wanted[first], wanted[second]), value)
    return found


def seconds(pairs, first, wanted):
    advance = lambda value: value.XAdvance if value and hasattr(value, 'XAdvance') else 0
    if pairs.Format == 1:
        at = pairs.Coverage.glyphs.index(first)
        for record in pairs.PairSet[at].PairValueRecord:
            if record.SecondGlyph in wanted:
                yield record.SecondGlyph, advance(record.Value1)
        return
    row = pairs.Class1Record[pairs.ClassDef1.classDefs.get(first, 0)].Class2Record
    for second in wanted:
        yield second, advance(row[pairs.ClassDef2.classDefs.get(second, 0)].Value1)


def letters_of(path, weight):
    font = instancer.instantiateVariableFont(TTFont(path), {'wght': weight})
    scale = UNITS / font['head'].unitsPerEm
    figures = tabular(font)
    names = {chr(code): name for code, name in font.getBestCmap().items()}
    names = {char: figures.get(name, name) for char, name in names.items() if is_letter(char)}
    kerned = kerning(font, names)
    glyphs = font.getGlyphSet()
    for char, name in sorted(names.items()):
        pen = SVGPathPen(glyphs, ntos=lambda value: str(round(value)))
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, 0, 0)))
        nearer = [
            f'{ord(second):x}:{round(value * scale)}'
            for (first, second), value in sorted(kerned.items())
            if first == char and abs(value * scale) >= SEEN
        ]
        yield char, round(glyphs[name].width * scale), pen.getCommands(), ' '.join(nearer)


def write(out, weight, paths):
    lines = {}
    for path in paths:
        for char, advance, outline, nearer in letters_of(path, weight):
            lines.setdefault(char, f'{ord(char):x}\t{advance}\t{outline}\t{nearer}')
    with open(out, 'w') as file:
        file.write(''.join(f'{line}\n' for _, line in sorted(lines.items())))


own, out = sys.argv[1:3]
archivo = [f'{own}/archivo-latin.woff2', f'{own}/archivo-latin-ext.woff2']
for name, weight in {'regular': 400, 'strong': 620, 'heavy': 720}.items():
    write(f'{out}/{name}.tsv', weight, archivo)
