import 'server-only'

/** The value of a request's cookie; null where it brings none of that name. Names are ours: plain letters and dashes. */
export function cookieOf(request: Pick<Request, 'headers'>, name: string): string | null {
  const cookies = request.headers.get('cookie') ?? ''
  return new RegExp(`(?:^|;\\s*)${name}=([^;]+)`).exec(cookies)?.[1] ?? null
}
