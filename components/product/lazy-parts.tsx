'use client'
import dynamic from 'next/dynamic'

/** Parts of the pages of several kinds of product, each in its own file like the islands (lazy.tsx). */
export const LazyDeliveryPromise = dynamic(() =>
  import('./delivery-promise').then(module => module.DeliveryPromise),
)
export const LazyDeliveryDay = dynamic(() => import('./delivery-promise').then(module => module.DeliveryDay))
export const LazyQuestions = dynamic(() => import('./late-questions').then(module => module.LateQuestions))
