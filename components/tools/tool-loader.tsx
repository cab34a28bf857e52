'use client'
import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { ToolName } from '@/lib/office/tools/tools'

const views: Record<ToolName, ComponentType> = {
  dashboard: dynamic(() => import('./dashboard/dashboard').then(({ DashboardIsland }) => DashboardIsland), {
    ssr: false,
  }),
  material: dynamic(() => import('./materials/material-view').then(({ MaterialIsland }) => MaterialIsland), {
    ssr: false,
  }),
  'competitor-pricing': dynamic(
    () => import('./competitors/competitors-view').then(({ CompetitorsIsland }) => CompetitorsIsland),
    { ssr: false },
  ),
  'materials-compare': dynamic(
    () => import('./materials/compare-view').then(({ CompareIsland }) => CompareIsland),
    { ssr: false },
  ),
  'models-manager': dynamic(
    () => import('./models/models-manager').then(({ ModelsIsland }) => ModelsIsland),
    { ssr: false },
  ),
  'material-pricing-manager': dynamic(
    () => import('./pricing/pricing-manager').then(({ PricingIsland }) => PricingIsland),
    { ssr: false },
  ),
}

/** A tool, only in the browser: its code and its data come after the page. */
export function ToolLoader({ tool }: { tool: ToolName }) {
  const View = views[tool]
  return <View />
}
