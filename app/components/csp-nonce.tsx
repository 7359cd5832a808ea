import { createContext, useContext } from 'react'

/** The nonce that the Content Security Policy of this response allows for inline scripts; empty in the browser. */
export const NonceContext = createContext('')

export const useNonce = () => useContext(NonceContext)
