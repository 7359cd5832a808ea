import { z } from 'zod'

export const visitorLimits = { sessionId: 64 } as const

/** The browser makes it as visitor-{timestamp}-{random base36 text}. If null or absent, the server makes one (docs/product.md#visitor-number). */
export const addVisitor = z.object({
  sessionId: z
    .string('visitor.session_id')
    .regex(/^[A-Za-z0-9-]{1,64}$/, 'visitor.session_id')
    .nullish(),
})

export const countedVisitor = z.object({
  isNewVisitor: z.boolean(),
  sessionId: z.string(),
  visitorNumber: z.int(),
  totalVisitors: z.int(),
})

export const visitorCount = z.object({ totalVisitors: z.int() })

export const ownVisitor = visitorCount.extend({ visitorNumber: z.int().nullable() })

/** Days in Asia/Shanghai, oldest first. */
export const visitorStats = z.object({
  totalVisitors: z.int(),
  todayVisitors: z.int(),
  weekVisitors: z.int(),
  monthVisitors: z.int(),
  days: z.array(z.object({ date: z.iso.date(), visitors: z.int() })),
})

export const visitorCodes = ['visitor.session_id'] as const
