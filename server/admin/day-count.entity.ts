import { defineEntity, p } from '@mikro-orm/core'
import type { CountedTable } from './days.schema.ts'

// How many texts of a kind were written on a day and still exist. The number is the sum of all rows of that kind and day; triggers add rows
// (rpc/database-triggers/count-by-day.ts).
const DayCountSchema = defineEntity({
  name: 'DayCount',
  tableName: 'day_count',
  properties: {
    id: p.integer().primary(),
    kind: p.string().$type<CountedTable>().length(20),
    day: p.date(),
    total: p.integer(),
  },
})

export class DayCount extends DayCountSchema.class {}

DayCountSchema.setClass(DayCount)
