const hostForm = /^([\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** The name in a `Host` header, small and without its port, which a proxy may have changed; null where it is no host. */
export const hostName = (host: string): string | null => hostForm.exec(host)?.[1]?.toLowerCase() ?? null
