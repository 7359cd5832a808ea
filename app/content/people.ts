import { wangHuzhen } from './people/wang-huzhen.ts'
import { xuKai } from './people/xu-kai.ts'
import { yanKai } from './people/yan-kai.ts'
import type { Person } from './schema.ts'

/** The three story cards of Home (decisions: The three stories). */
export const stories: Person[] = [wangHuzhen, xuKai, yanKai]
