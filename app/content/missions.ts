import { baihetan } from './missions/baihetan.ts'
import { international } from './missions/international.ts'
import { nanshui } from './missions/nanshui.ts'
import { offshore } from './missions/offshore.ts'
import { sanxia } from './missions/sanxia.ts'
import type { Mission } from './story-schema.ts'

/** The five mission cards, in order (docs/product.md#shipped-content). */
export const missions: Mission[] = [sanxia, nanshui, baihetan, offshore, international]
