// firebase.json calls it before a `firebase deploy` by hand (npm run deploy writes a configuration of its own).
console.error('Use npm run deploy: it closes the rules to all but one first administrator.');
process.exit(1);
