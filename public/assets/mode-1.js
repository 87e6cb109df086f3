// Before the first paint, so that a chosen light or dark page never flashes in the other one. Served as
// never changing: give it a new number when it does.
var mode = localStorage.getItem('mode');
if (mode === 'light' || mode === 'dark') document.documentElement.style.colorScheme = mode;
