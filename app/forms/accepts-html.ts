/** True where a browser without scripts waits for a page; a fetcher asks for data. */
export const acceptsHtml = (request: Request): boolean => request.headers.get('Accept')?.includes('text/html') ?? false
