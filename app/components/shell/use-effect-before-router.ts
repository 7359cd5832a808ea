import { useEffect, useLayoutEffect } from 'react'

/**
 * An effect of the frame that runs before the layout effects in which the RouterProvider around it subscribes, and ScrollRestoration scrolls, which
 * comes after the frame in root.tsx. React warns about layout effects on the server.
 */
export const useEffectBeforeRouter = typeof document === 'undefined' ? useEffect : useLayoutEffect
