'use client'
import dynamic from 'next/dynamic'

/** The islands of help pages, loaded by these: all pages of the content service are one route. */
export const LazyHelpSearch = dynamic(() => import('./help-search').then(module => module.HelpSearch))
export const LazyAnswerVote = dynamic(() => import('./answer-vote').then(module => module.AnswerVote))
