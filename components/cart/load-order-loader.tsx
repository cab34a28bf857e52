'use client'
import dynamic from 'next/dynamic'
import { Skeleton } from './skeleton'

const loadView = () => import('./load-order-view')

/** What is loaded is one person's: its code and its data come after the page. */
export const LoadOrderLoader = dynamic(() => loadView().then(({ LoadOrderIsland }) => LoadOrderIsland), {
  ssr: false,
  loading: () => <Skeleton />,
})
