'use client'
import dynamic from 'next/dynamic'

/** What the pages of several kinds of product have, each in a file of its own as the islands are (lazy.tsx). */
export const LazyDeliveryPromise = dynamic(() =>
  import('./delivery-promise').then(module => module.DeliveryPromise),
)
export const LazyDeliveryDay = dynamic(() => import('./delivery-promise').then(module => module.DeliveryDay))
export const LazyQuestions = dynamic(() => import('./late-questions').then(module => module.LateQuestions))
