"""Cuts the shop's font out of @fontsource-variable/archivo 5.3.0.

  npm pack @fontsource-variable/archivo@5.3.0 && tar xzf fontsource-variable-archivo-5.3.0.tgz
  pip install fonttools brotli
  python make-fonts.py package/files .

Four things differ from the package: weights 400-800 only, a short list of layout features, the
peso sign (U+20B1), which the package keeps in latin-ext, is moved into the latin file, so that a
price never waits for a second font file, and no pair with a space is kerned: 'HAG100-1P Angle'
would read as one word.
"""

import sys
from io import BytesIO

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PESO = 0x20B1
FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'pnum', 'rvrn', 'tnum']


def cut(source):
    return instancer.instantiateVariableFont(TTFont(source), {'wght': (400, 800)})


def add_glyph(target, source, codepoint):
    name = source.getBestCmap()[codepoint]
    target.getBestCmap()  # loads cmap before the glyph order grows
    for tag in ('glyf', 'hmtx', 'gvar'):
        target[tag]
    target.setGlyphOrder([*target.getGlyphOrder(), name])
    target['glyf'].glyphs[name] = source['glyf'][name]
    target['glyf'].glyphOrder = target.getGlyphOrder()
    target['hmtx'][name] = source['hmtx'][name]
    target['gvar'].variations[name] = source['gvar'].variations[name]
    for table in target['cmap'].tables:
        if table.isUnicode():
            table.cmap[codepoint] = name
    # Advance widths also follow from gvar; an HVAR that misses one glyph would be wrong.
    del target['HVAR']


def unkern_spaces(font):
    for lookup in font['GPOS'].table.LookupList.Lookup:
        for table in lookup.SubTable:
            pairs = getattr(table, 'ExtSubTable', table)
            if pairs.LookupType != 2 or pairs.Format != 1:
                continue
            for first, pair_set in zip(pairs.Coverage.glyphs, pairs.PairSet):
                if first == 'space':
                    pair_set.PairValueRecord = []
                pair_set.PairValueRecord = [
                    pair for pair in pair_set.PairValueRecord if pair.SecondGlyph != 'space'
                ]
                pair_set.PairValueCount = len(pair_set.PairValueRecord)


def reloaded(font):
    file = BytesIO()
    font.save(file)
    file.seek(0)
    return TTFont(file)


def save(font, path):
    font = reloaded(font)  # the subsetter wants tables as they come from a file
    options = subset.Options(flavor='woff2', layout_features=FEATURES)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap().keys())
    subsetter.subset(font)
    unkern_spaces(font)
    font.flavor = 'woff2'
    font.save(path)


files, out = sys.argv[1:3]
latin = cut(f'{files}/archivo-latin-wght-normal.woff2')
latin_ext = cut(f'{files}/archivo-latin-ext-wght-normal.woff2')
assert latin['avar'].segments == latin_ext['avar'].segments
add_glyph(latin, latin_ext, PESO)
save(latin, f'{out}/archivo-latin.woff2')
save(latin_ext, f'{out}/archivo-latin-ext.woff2')
