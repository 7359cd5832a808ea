/** Returns true if a browser without scripts requests a page; a fetcher requests data. */
export const acceptsHtml = (request: Request): boolean => request.headers.get('Accept')?.includes('text/html') ?? false
