// The page of a sample site leaves out its link back where its template's page frames it.
if (window.self !== window.top) document.documentElement.dataset.framed = '';

export {};
