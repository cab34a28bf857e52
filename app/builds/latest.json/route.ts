import { runningBuild } from '@/lib/ground/site/build'

/** The build that is running, for pages to ask whether they are of an older one (PAGE-14). No cache keeps it. */
export const GET = (): Response =>
  Response.json(
    { build: runningBuild, timestamp: new Date(Number(runningBuild)).toISOString() },
    { headers: { 'cache-control': 'no-store' } },
  )
