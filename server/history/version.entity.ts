import { defineEntity, p } from '@mikro-orm/core'
import { Member } from '../member/member.entity.ts'
import type { VersionedType } from './history.schema.ts'

// The versions of an edited text, the current one included. They reference the text by kind and id, as likes do. A trigger deletes them with the
// text, the database with the account of its author.
const TextVersionSchema = defineEntity({
  name: 'TextVersion',
  tableName: 'text_version',
  uniques: [{ name: 'text_version_unique', properties: ['textType', 'textId', 'version'] }],
  properties: {
    id: p.integer().primary(),
    textType: p.string().$type<VersionedType>().length(10),
    textId: p.integer(),
    version: p.integer(),
    title: p.string().length(200).nullable(),
    summary: p.string().length(500).nullable(),
    content: p.text().lazy(),
    images: p.array(),
    // The author of the text.
    author: () => p.manyToOne(Member).nullable().deleteRule('cascade').index('text_version_author'),
    // Whether somebody other than the author changed the text, and who, as long as the account exists.
    isByStaff: p.boolean().default(false),
    editor: () => p.manyToOne(Member).nullable().deleteRule('set null').index('text_version_editor'),
    at: p.datetime(3),
  },
})

export class TextVersion extends TextVersionSchema.class {}

TextVersionSchema.setClass(TextVersion)
