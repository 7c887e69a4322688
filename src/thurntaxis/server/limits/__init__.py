"""What one address may ask for: rates and connections."""
