// Inline in every page, in place of Gatsby's script tags.
import './start';
import './prefetch';
import './replay';
