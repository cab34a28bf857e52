'use client'
import dynamic from 'next/dynamic'

/**
 * The islands of product pages, each in a file of its own: every page is one route of the application, and without this
 * each would load the code of all. Their HTML is in the page anyway.
 */
export const LazyStampConfigurator = dynamic(() =>
  import('./stamp/stamp-configurator').then(module => module.StampIsland),
)
export const LazyStaticConfigurator = dynamic(() =>
  import('./static-configurator').then(module => module.StaticIsland),
)
export const LazySignConfigurator = dynamic(() =>
  import('./sign/sign-configurator').then(module => module.SignIsland),
)
export const LazyPackConfigurator = dynamic(() =>
  import('./pack/pack-configurator').then(module => module.PackIsland),
)
