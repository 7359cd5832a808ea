"""
Subsets a Latin and a Song font to the given characters and joins them into one WOFF2.
Both contain some marks (quotation marks, dashes): the character shows the Song glyph, the feature ss20 the Latin one.
Needs fontTools and Brotli: python3 join-fonts.py LATIN.ttf LATIN_CHARACTERS SONG.ttf SONG_CHARACTERS OUT.woff2
"""

import sys
from io import BytesIO

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables._c_m_a_p import cmap_format_4
from fontTools.ttLib.woff2 import WOFF2FlavorData

from kerning import rules

# Signs that no heading contains: they keep their glyphs but lose their kerning.
UNKERNED = "#$*<=>@[\\]^_`{|}~"

# The fonts keep their notices; "Source" is a reserved font name of the original.
NAMES = {
    0: "(c) 2017-2024 Adobe, (c) 2014-2023 Adobe",
    1: "Torch Display",
    2: "Regular",
    4: "Torch Display",
    6: "TorchDisplay",
    13: "SIL Open Font License 1.1: OFL.txt",
}


def cut(path, characters, features, prefix):
    """Returns the font with only the glyphs of these characters, named by their number."""
    options = Options(layout_features=features, layout_scripts=["DFLT.dflt"], hinting=False, notdef_outline=True)
    options.drop_tables += ["BASE", "DSIG", "GDEF", "STAT", "gasp"]
    font = TTFont(path, recalcTimestamp=False)
    font["cmap"].tables = [table for table in font["cmap"].tables if table.format == 4]
    subsetter = Subsetter(options)
    subsetter.populate(text=characters)
    subsetter.subset(font)
    written = BytesIO()
    font.save(written)
    font = TTFont(written, recalcTimestamp=False)
    font.setGlyphOrder([".notdef", *(f"{prefix}{index}" for index in range(1, font["maxp"].numGlyphs))])
    return font


def substitutions(font, prefix):
    """Yields the substitutions and ligatures of a font as feature code, in their order."""
    table = font["GSUB"].table
    for index, lookup in enumerate(table.LookupList.Lookup):
        yield f"lookup {prefix}{index} {{"
        for rule in lookup.SubTable:
            if rule.LookupType == 1:
                yield from (f"sub {glyph} by {other};" for glyph, other in rule.mapping.items())
            elif rule.LookupType == 4:
                for first, ligatures in rule.ligatures.items():
                    for ligature in ligatures:
                        yield f"sub {' '.join([first, *ligature.Component])} by {ligature.LigGlyph};"
            else:
                raise ValueError(f"lookup type {rule.LookupType} cannot be joined")
        yield f"}} {prefix}{index};"
    for record in table.FeatureList.FeatureRecord:
        lookups = " ".join(f"lookup {prefix}{index};" for index in record.Feature.LookupListIndex)
        yield f"feature {record.FeatureTag} {{ {lookups} }} {record.FeatureTag};"


def add_glyphs(font, song):
    """Adds the outlines and metrics of the Song glyphs after the Latin ones."""
    outlines, widths = font["glyf"], font["hmtx"]
    font["vhea"], font["vmtx"] = song["vhea"], song["vmtx"]
    origin = song["OS/2"].sTypoAscender
    for glyph in font.getGlyphOrder():
        top = getattr(outlines[glyph], "yMax", 0)
        font["vmtx"][glyph] = (font["head"].unitsPerEm, origin - top)
    # Glyphs in the order of their characters, which the cmap table encodes in the fewest bytes.
    mapped = [glyph for _, glyph in sorted(song.getBestCmap().items())]
    added = mapped + [glyph for glyph in song.getGlyphOrder()[1:] if glyph not in mapped]
    for glyph in added:
        outlines.glyphs[glyph] = song["glyf"][glyph]
        widths[glyph] = song["hmtx"][glyph]
    order = font.getGlyphOrder() + added
    font.setGlyphOrder(order)
    outlines.setGlyphOrder(order)


def name(font):
    table = font["name"] = newTable("name")
    table.names = []
    for number, text in NAMES.items():
        table.setName(text, number, 3, 1, 0x409)


def join(font, song):
    assert font["head"].unitsPerEm == song["head"].unitsPerEm
    latin_glyphs, song_glyphs = font.getBestCmap(), song.getBestCmap()
    doubled = sorted(latin_glyphs.keys() & song_glyphs.keys())
    marks = " ".join(f"sub {song_glyphs[point]} by {latin_glyphs[point]};" for point in doubled)
    unkerned = {latin_glyphs.get(ord(sign)) for sign in UNKERNED}
    kerned = [glyph for glyph in font.getGlyphOrder() if glyph not in unkerned]
    code = [
        *(f"languagesystem {script} dflt;" for script in ("DFLT", "hani", "latn")),
        f"feature ss20 {{ {marks} }} ss20;",
        *substitutions(font, "latin"),
        *substitutions(song, "song"),
        "feature kern {",
        *rules(font, kerned),
        "} kern;",
    ]
    add_glyphs(font, song)
    characters = cmap_format_4(4)
    characters.platformID, characters.platEncID, characters.language = 3, 1, 0
    characters.cmap = {**latin_glyphs, **song_glyphs}
    font["cmap"].tables = [characters]
    addOpenTypeFeaturesFromString(font, "\n".join(code), tables=["GSUB", "GPOS"])
    font["post"].formatType = 3
    name(font)


def main(latin, latin_characters, song, song_characters, out):
    font = cut(latin, latin_characters, ["kern", "onum", "pnum", "tnum", "liga"], "latin")
    join(font, cut(song, song_characters, ["vert", "vrt2"], "song"))
    font.flavor = "woff2"
    font.flavorData = WOFF2FlavorData(transformedTables=["glyf", "loca", "hmtx"])
    font.save(out)


main(*sys.argv[1:])
