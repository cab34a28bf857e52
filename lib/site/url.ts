/** Where the shop is reached from outside, without a slash at the end: `SITE_URL`, else this machine. */
export const siteUrl = (): string =>
  (process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`).replace(/\/+$/, '')
